import { MinePage } from './mine.tsx';

type CreateProps = { readonly title: string | null };

export const CreatePage = (_: CreateProps) => <MinePage />;
