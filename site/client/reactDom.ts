/* Evaluates React DOM when its file is imported, not when the app first needs it. */
import 'react-dom/client';
