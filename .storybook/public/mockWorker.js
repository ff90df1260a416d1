// Keeps the worker when its last page closes: while it unregistered itself, the frames of the next docs page would be without it.
self.registration.unregister = () => Promise.resolve(false);
importScripts('mockServiceWorker.js');
