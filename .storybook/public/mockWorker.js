// It stays when its last page closes: while it unregisters itself, the frames of the docs page that comes next are without it.
self.registration.unregister = () => Promise.resolve(false);
importScripts('mockServiceWorker.js');
