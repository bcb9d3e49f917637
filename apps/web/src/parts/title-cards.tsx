import type { TitleInBrief } from '@staffetta/client';
import { words } from '../language.ts';
import { createAddress, titleAddress } from '../route.ts';
import { isGuest, user } from '../session.ts';
import { titles } from '../titles.ts';

type CardProps = { readonly title: TitleInBrief; readonly heading: 'h2' | 'h3' };

function TitleCard({ title, heading: Heading }: CardProps) {
  const { id, name, summary, seats, stage } = title;
  const say = words.value.pages.home;
  return (
    <li class="title-card">
      <p class="title-players">
        {say.forPlayers(seats.min, seats.max)}
        {stage === 'example' && <span class="title-stage">{say.example}</span>}
      </p>
      <Heading>{name}</Heading>
      <p>{summary}</p>
      <p class="title-links">
        <a href={titleAddress(id)} aria-label={`${say.readRules}: ${name}`}>
          {say.readRules}
        </a>
        {user.value !== null && !isGuest.value && (
          <a href={createAddress(id)} aria-label={`${say.openTable}: ${name}`}>
            {say.openTable}
          </a>
        )}
      </p>
    </li>
  );
}

/** What one can play here, and the ways to it. */
export const TitleCards = ({ heading }: Pick<CardProps, 'heading'>) => (
  <ul class="title-cards">
    {titles.value.map((title) => (
      <TitleCard key={title.id} title={title} heading={heading} />
    ))}
  </ul>
);
