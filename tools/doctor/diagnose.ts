/** What is known of the machine. */
export interface Machine {
  /** Packages whose installed version is not the one in `package.json`, each with both. */
  readonly wrongPackages: readonly string[];
  /** Where a Chromium or Chrome is. */
  readonly chromium: string | undefined;
  /** Whether other programs are on the path. */
  readonly programs: Readonly<Record<'git' | 'nginx' | 'firefox' | 'webkit', boolean>>;
  /** Whether a face with Traditional Chinese is installed; undefined where that cannot be asked. */
  readonly hasChineseFace: boolean | undefined;
  /** Whether something listens on the port of `npm start`, which is named. */
  readonly busyPort: number | undefined;
  /** What is wrong with the settings of the environment. */
  readonly wrongSetting: string | undefined;
  /** Room on the disk, in GB. */
  readonly freeDisk: number;
  /** Memory of the machine, in GB. */
  readonly memory: number;
}

/** One thing that was looked at. */
export interface Finding {
  /** `lacking`: something does not work without it; `optional`: something is left out without it. */
  readonly state: 'good' | 'lacking' | 'optional';
  /** A sentence, with what to do where something is lacking. */
  readonly words: string;
}

/** What builds, the workshop and the pictures of a base write, in GB. */
const LEAST_DISK = 3;
/** Two browsers, a bundler and the compiler at once, in GB. */
const LEAST_MEMORY = 4;

/** Good words where it is there, else what is lacking or left out. */
const look = (
  isThere: boolean,
  good: string,
  otherwise: string,
  state: 'lacking' | 'optional' = 'optional',
): Finding => (isThere ? { state: 'good', words: good } : { state, words: otherwise });

/** Says what a machine has and lacks, what matters most first. */
export function diagnose(machine: Machine): Finding[] {
  const { programs, wrongPackages, wrongSetting, busyPort, hasChineseFace } = machine;
  return [
    look(
      wrongPackages.length === 0,
      'The packages are those of package.json.',
      `Packages are not those of package.json (${wrongPackages.join(', ')}): npm ci`,
      'lacking',
    ),
    look(
      wrongSetting === undefined,
      'The settings in the environment can be used.',
      `A setting in the environment cannot be used: ${wrongSetting}`,
      'lacking',
    ),
    look(
      machine.freeDisk >= LEAST_DISK,
      `There is room on the disk: ${Math.floor(machine.freeDisk)} GB.`,
      `There is little room on the disk: ${machine.freeDisk.toFixed(1)} GB, and builds and pictures want ${LEAST_DISK}.`,
      'lacking',
    ),
    look(
      machine.chromium !== undefined,
      `Chromium for tests and pictures: ${machine.chromium}.`,
      'No Chromium or Chrome. npm test tries to get one; or install it, or name it in CHROMIUM_PATH.',
    ),
    look(
      programs.git,
      'git, for pictures of a base and npm test -- --changed.',
      'No git: npm run visual and npm test -- --changed have nothing to compare with.',
    ),
    look(
      machine.memory >= LEAST_MEMORY,
      `Memory: ${Math.round(machine.memory)} GB.`,
      `Memory is ${machine.memory.toFixed(1)} GB; npm test wants ${LEAST_MEMORY}.`,
    ),
    look(
      busyPort === undefined,
      'The port of npm start is free.',
      `Something listens on port ${busyPort}: PORT=3001 npm start takes another.`,
    ),
    look(
      programs.nginx,
      'nginx, whose configuration the tests check.',
      'No nginx: its configuration is not checked here (Debian: apt-get install nginx-light).',
    ),
    look(
      programs.firefox,
      'Firefox, for npm run test:browsers.',
      'No Firefox: npm run test:browsers leaves it out (it says what to install).',
    ),
    look(
      programs.webkit,
      "WebKit, Safari's engine, for npm run test:browsers.",
      'No WebKit: npm run test:browsers leaves it out (it says what to install).',
    ),
    look(
      hasChineseFace !== false,
      hasChineseFace === true
        ? 'A face with Traditional Chinese is installed.'
        : 'Faces cannot be asked for here; pages bring their own where one is missing.',
      'No face with Traditional Chinese: pages fetch their own (Debian: apt-get install fonts-noto-cjk).',
    ),
  ];
}
