import { lazy } from '../../lazy.tsx';
import { fetchAgreeingWords } from '../../words/agreeing/index.ts';

// What one seldom does about time, fetched with its words when it is first shown.

const nothing = () => null;

export const Proposals = lazy(async () => {
  const [{ Proposals: Found }] = await Promise.all([
    import('./proposals.tsx'),
    fetchAgreeingWords(),
  ]);
  return Found;
}, nothing);

export const Proposing = lazy(async () => {
  const [{ Proposing: Found }] = await Promise.all([
    import('./proposing.tsx'),
    fetchAgreeingWords(),
  ]);
  return Found;
}, nothing);

export const LateOrderPage = lazy(async () => {
  const [{ LateOrderPage: Found }] = await Promise.all([
    import('./late-order-page.tsx'),
    fetchAgreeingWords(),
  ]);
  return Found;
});
