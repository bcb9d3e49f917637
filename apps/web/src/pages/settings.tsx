import { words } from '../language.ts';

export const SettingsPage = () => <h1 tabIndex={-1}>{words.value.loading}</h1>;
