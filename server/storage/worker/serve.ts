import type { MessagePort } from 'node:worker_threads';
import type { Storage } from '../types.ts';
import type { CallName, Request } from './protocol.ts';

type Method = (...args: readonly never[]) => Promise<unknown>;

function methodsOf({ contacts, outbox, maintenance }: Storage): Readonly<Record<CallName, Method>> {
  return {
    'contacts.submit': contacts.submit,
    'contacts.list': contacts.list,
    'contacts.erase': contacts.erase,
    'outbox.take': outbox.take,
    'outbox.settle': outbox.settle,
    'outbox.list': outbox.list,
    'outbox.retry': outbox.retry,
    'maintenance.check': maintenance.check,
    'maintenance.prune': maintenance.prune,
    'maintenance.forget': maintenance.forget,
    'maintenance.backup': maintenance.backup,
    'maintenance.audit': maintenance.audit,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Executes the parent's calls on the storage in a worker thread; ends when asked to close, after all earlier calls. */
export function serveStorage(storage: Storage, port: MessagePort): void {
  const methods = methodsOf(storage);
  const underWay = new Set<Promise<void>>();
  const answer = async (id: number, work: Promise<unknown>) => {
    try {
      port.postMessage({ id, ok: true, result: await work });
    } catch (error) {
      port.postMessage({ id, ok: false, message: messageOf(error) });
    }
  };
  const close = async () => {
    await Promise.all(underWay);
    await storage.close();
  };
  port.on('message', (request: Request) => {
    if (request.name === 'close') {
      void answer(request.id, close()).then(() => port.close());
      return;
    }
    const answered = answer(request.id, methods[request.name](...request.args));
    underWay.add(answered);
    void answered.then(() => underWay.delete(answered));
  });
}
