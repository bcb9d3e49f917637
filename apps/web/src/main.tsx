import { render } from 'preact';
import { App } from './app.tsx';
import { fetchWords } from './language.ts';
import { keepMyGames } from './my-games.ts';
import { keepHearing } from './news.ts';
import { followLinks } from './route.ts';
import { resume } from './service.ts';
import { leaveWithOthers } from './session.ts';
import './styles/base.css';
import './styles/parts.css';
import { keepTitles } from './titles.ts';

await Promise.all([fetchWords(), resume()]);
followLinks();
leaveWithOthers();
keepTitles();
keepMyGames();
keepHearing();

const place = document.getElementById('app');
if (place !== null) render(<App />, place);
