import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from './language.ts';
import { Loading } from './parts/trouble.tsx';

/** A page whose script is fetched when it is first shown; a part of one may leave its place empty. */
export function lazy<Props extends object>(
  fetchPage: () => Promise<ComponentType<Props>>,
  meanwhile: ComponentType = Loading,
): ComponentType<Props> {
  const Meanwhile = meanwhile;
  const fetched = signal<ComponentType<Props> | null>(null);
  const hasFailed = signal(false);

  async function load(): Promise<void> {
    hasFailed.value = false;
    try {
      fetched.value = await fetchPage();
    } catch {
      hasFailed.value = true; // offline, or the service has newer pages
    }
  }

  return function Lazy(props: Props) {
    useEffect(() => {
      if (fetched.peek() === null) void load();
    }, []);
    const Page = fetched.value;
    if (Page !== null) return <Page {...props} />;
    if (!hasFailed.value) return <Meanwhile />;
    return (
      <div class="notice notice-trouble" role="alert">
        <p>{words.value.unreachable}</p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {words.value.tryAgain}
        </button>
      </div>
    );
  };
}
