import type { VideoCaptions, VideoEmbed, VideoSource } from './Video.tsx';

/**
 * Starts within the press: Safari does not let `autoplay` start anything with sound. The error event handles what cannot be
 * played.
 */
const begin = (video: HTMLVideoElement | null) => void video?.play().catch(() => undefined);

/** Plays a video from the page's own server. */
export function OwnPlayer({
  label,
  sources,
  captions,
  onFailure,
}: {
  readonly label: string;
  readonly sources: readonly VideoSource[];
  readonly captions: readonly VideoCaptions[];
  /** Called when none of the sources can be played. */
  readonly onFailure: () => void;
}) {
  const last = sources.length - 1;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are `captions`, and a video without any is said to be wrong
    <video
      ref={begin}
      controls
      playsInline
      aria-label={label}
      // React lets the events of a source or a track bubble up here.
      onError={({ target, currentTarget }) => target === currentTarget && onFailure()}
    >
      {sources.map((source, index) => (
        <source key={index} {...source} onError={index === last ? onFailure : undefined} />
      ))}
      {captions.map((track, index) => (
        <track key={index} kind="captions" default={index === 0} {...track} />
      ))}
    </video>
  );
}

/** Shows a video in somebody else's player. */
export function EmbeddedPlayer({ src, title }: Pick<VideoEmbed, 'src' | 'title'>) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs its scripts and its own origin, which a sandbox with both would not keep apart
    <iframe
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
