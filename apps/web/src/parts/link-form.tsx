import { signal } from '@preact/signals';
import { words } from '../language.ts';
import { gameAddress, go } from '../route.ts';
import { client } from '../service.ts';
import { isGuest } from '../session.ts';
import { keepTableLink } from '../table-link.ts';
import { Field } from './field.tsx';
import { SendForm, useForm } from './form.tsx';
import { codeIn } from './link-code.ts';

const pasted = signal('');

/** Follows the link of a table. A guest keeps it: he finds the table again when he has registered. */
export async function follow(code: string) {
  const found = await client.followLink(code);
  if (found.ok) {
    keepTableLink(isGuest.peek() ? code : null);
    go(gameAddress(found.data.id), { replacing: true });
  }
  return found;
}

/** Where one pastes a link one was given. */
export function LinkForm() {
  const say = words.value.pages.lobby;
  const form = useForm();
  function lacking(): { readonly link?: string } {
    if (pasted.peek().trim() === '') return { link: say.linkMissing };
    return codeIn(pasted.peek()) === null ? { link: say.linkUnlike } : {};
  }
  return (
    <SendForm
      form={form}
      button={say.follow}
      onSend={() =>
        void form.send({
          lacking: lacking(),
          call: () => follow(codeIn(pasted.peek()) ?? ''),
          blame: ({ detail }) => ({ link: detail }),
          done: () => {
            pasted.value = '';
          },
        })
      }
    >
      <Field
        id="link"
        label={say.link}
        hint={say.linkHint}
        error={form.errors.value.link ?? null}
        value={pasted}
        type="text"
        complete="off"
      />
    </SendForm>
  );
}
