import { expect, test as base } from '@playwright/test';
import type { BRANDS } from '../support/builds.ts';
import { type Site, startSite } from '../support/site.ts';
import type { Engine, VisitorOptions } from './drivers/driver.ts';
import { type EngineName, startEngine } from './drivers/find.ts';
import { type Gate, openGate } from './gate.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { WATCH } from './errorReporter.ts';

/** A brand whose built site is visited. */
export type Brand = (typeof BRANDS)[number];

/** A site, and the gate that visitors come to it through. */
export interface Place {
  readonly site: Site;
  readonly gate: Gate;
}

interface TestFixtures {
  /** Opens a brand's site for a visitor, in a window of 1440 by 900, closed with the test, which fails on any trouble. */
  readonly visit: (brand: Brand, options?: VisitorOptions) => Promise<Visitor & Place>;
}

/** What a project of the settings chooses. */
export interface EngineOptions {
  readonly engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  readonly engine: Engine;
  /** The sites of this worker, each started once. */
  readonly placeOf: (brand: Brand) => Promise<Place>;
}

/** Playwright's test, with an engine in place of its own browsers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  placeOf: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      await using opened = new AsyncDisposableStack();
      const places = new Map<Brand, Promise<Place>>();
      const start = async (brand: Brand) => {
        const site = opened.use(await startSite(brand));
        return { site, gate: opened.use(await openGate(site)) };
      };
      await use((brand) => {
        const place = places.get(brand) ?? start(brand);
        places.set(brand, place);
        return place;
      });
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine, placeOf }, use) => {
    const leave: (() => Promise<void>)[] = [];
    await use(async (brand, options = {}) => {
      const place = await placeOf(brand);
      const driver = await engine.open(options, WATCH);
      const visitor = createVisitor(driver, place.gate, options);
      leave.push(async () => {
        await visitor.close();
        expect.soft(place.gate.takeTroubles(), 'trouble in the browser').toEqual([]);
      });
      await visitor.resize(1440, 900);
      return { ...visitor, ...place };
    });
    for (const end of leave) await end();
  },
});

export { expect } from '@playwright/test';
