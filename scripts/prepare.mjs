/* Installs and builds what is missing, and starts nothing: for servers, where a service manager starts the product. */
import { buildMessages, buildWeb } from './build.mjs';
import { installDependencies } from './install.mjs';

installDependencies();
buildMessages();
buildWeb();
