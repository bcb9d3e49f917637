import { MinePage } from './mine.tsx';

export const LobbyPage = MinePage;
