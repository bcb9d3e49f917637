/** Builds what is served, unless it is of the sources as they are: once a run, not once a file. */
import { ensureBuilt } from '../../scripts/install.mjs';

export const setup = () => ensureBuilt();
