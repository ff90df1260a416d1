export * from './TeamMemberCard.tsx';
