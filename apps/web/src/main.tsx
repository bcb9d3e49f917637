import { render } from 'preact';
import { App } from './app.tsx';
import { followLinks } from './route.ts';
import { resume } from './service.ts';
import './styles/base.css';
import './styles/parts.css';
import './styles/lobby.css';
import './styles/game.css';
import { keepTitles } from './titles.ts';

await resume();
followLinks();
keepTitles();

const place = document.getElementById('app');
if (place !== null) render(<App />, place);
