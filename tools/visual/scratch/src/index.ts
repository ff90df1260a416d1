export { Badge } from './Badge.tsx';
export { Card } from './Card.tsx';
export { Panel } from './Panel.tsx';
