export * from './LogoWall.tsx';
export * from './opticalSize.ts';
