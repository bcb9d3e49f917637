import { AccountPage } from './account.tsx';

export const HomePage = AccountPage;
