import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { shellOptions } from '../../browser/launch.ts';
import { build } from '../../start/build.mjs';
import { offerDemoTemplate } from './demoTemplate.ts';
import { runIntake } from './intake.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a migrated, empty database, to be copied. */
    dataTemplate: string;
    /** Where the data folder of a demo clinic is asked for, to be copied. */
    demoTemplate: string;
    /** Where the one browser of the run is driven. */
    browserAddress: string;
  }
}

/** What is tested is what is served. Database and browser are made once; each file works on copies and profiles. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!build()) throw new Error('Portal and server could not be built.');
  const folder = await mkdtemp(path.join(tmpdir(), 'intake-e2e-template-'));
  const intake = await runIntake(folder, { INTAKE_DEMO: 'off' });
  await intake.stop();
  // A power cut of the machine itself ends the run: only what a killed process leaves behind is looked at.
  await appendFile(path.join(folder, 'postgres/data/postgresql.auto.conf'), 'fsync = off\n');
  const demo = await offerDemoTemplate(folder);
  const browser = await chromium.launchServer(await shellOptions());
  project.provide('dataTemplate', folder);
  project.provide('demoTemplate', demo.address);
  project.provide('browserAddress', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await demo.close();
    await rm(folder, { recursive: true, force: true });
  };
}
