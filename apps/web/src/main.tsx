import { render } from 'preact';
import { App } from './app.tsx';
import { fetchWords } from './language.ts';
import { keepMyGames } from './my-games.ts';
import { keepHearing } from './news.ts';
import { NoWords } from './no-words.tsx';
import { followLinks } from './route.ts';
import { resume } from './service.ts';
import { leaveWithOthers } from './session.ts';
import './styles/base.css';
import './styles/parts.css';
import { keepTitles } from './titles.ts';

/** What every page needs, once it has its words. */
function begin(): void {
  followLinks();
  leaveWithOthers();
  keepTitles();
  keepMyGames();
  keepHearing();
}

void resume();
const areThere = await fetchWords();
if (areThere) begin();
const place = document.getElementById('app');
place?.replaceChildren(); // what stood there till now
if (place !== null) render(areThere ? <App /> : <NoWords />, place);
