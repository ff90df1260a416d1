import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { PlayMark } from '../../primitives/Icon/marks.tsx';
import {
  type BoxElement,
  Button,
  Icon,
  type Media,
  Picture,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { warn, warnWithoutItems, warnWithoutText } from '../../primitives/shared/warnings.ts';
import { Failure, Frame, Notice, Play, Root } from './Video.styles.ts';
import { formatDuration } from './duration.ts';

/** One encoding of a video. */
export interface VideoSource {
  readonly src: string;
  /** The media type, such as `video/mp4`. */
  readonly type: string;
}

/** The captions of a video in one language. */
export interface VideoCaptions {
  /** A WebVTT file. */
  readonly src: string;
  /** The language, as a BCP 47 tag. */
  readonly srcLang: string;
  /** The language's name, in the player's menu. */
  readonly label: string;
}

/** A video in somebody else's player. */
export interface VideoEmbed {
  /** The player's address. */
  readonly src: string;
  /** The player's name, said by assistive technology. */
  readonly title: string;
  /** The video's own page, for those without JavaScript. */
  readonly href: string;
  /**
   * Asked before anything is fetched from there; leave it out where the visitor has already consented. If it is passed again,
   * because they have withdrawn consent, the player is removed.
   */
  readonly consent?:
    | {
        /** Whose player it is, and what data it gets. */
        readonly notice: ReactNode;
        /** The label of the button that plays it. */
        readonly accept: string;
        /** Called on consent, to remember it. */
        readonly onAccept?: (() => void) | undefined;
      }
    | undefined;
}

interface VideoBase extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'onPlay'> {
  /** The element; a `figure` when missing. */
  readonly as?: BoxElement | undefined;
  /** The name of the button, such as 'Play: two minutes in our data center'. */
  readonly label: string;
  /** The picture shown until the press. It is decoration: `label` says what there is. */
  readonly media?: Media | undefined;
  /** Width by height; `16 / 9` when missing. */
  readonly ratio?: string | undefined;
  /** How long it is, in seconds. */
  readonly duration?: number | undefined;
  /** Words under it; a good place for a link to a transcript. */
  readonly description?: ReactNode;
  /** Called when a press plays it. */
  readonly onPlay?: (() => void) | undefined;
}

/** A video from the page's own server. */
interface OwnVideo {
  /** Its encodings, best first; without JavaScript the press leads to the first. */
  readonly sources: readonly VideoSource[];
  /** Its captions: at least one track, unless it is `silent`. */
  readonly captions: readonly VideoCaptions[];
  /** Nothing is heard in it, so it needs no captions. */
  readonly silent?: boolean | undefined;
  /** Said when it cannot be played. */
  readonly failure: ReactNode;
  readonly embed?: undefined;
}

/** A video from elsewhere. */
interface ForeignVideo {
  readonly embed: VideoEmbed;
  readonly sources?: undefined;
  readonly captions?: undefined;
  readonly silent?: undefined;
  readonly failure?: undefined;
}

/** Props of {@link Video}: `sources` for a video of the page's own, `embed` for somebody else's player. */
export type VideoProps = VideoBase & (ForeignVideo | OwnVideo);

type State = 'poster' | 'asking' | 'playing' | 'failed';

interface Stage {
  readonly address: string | undefined;
  readonly state: State;
  /** There was nothing to ask meanwhile: the visitor has consented elsewhere, or the answer was remembered. */
  readonly isAllowed?: boolean;
}

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

function warnOf({ label, duration, sources, captions, silent = false, embed }: VideoProps): void {
  warnWithoutText('Video', 'label', label);
  if (duration !== undefined && formatDuration(duration) === undefined)
    warn('Video', `\`duration\` is ${duration}: leave it out where it is unknown.`);
  if (embed) {
    warnWithoutText('Video', 'embed.title', embed.title);
    return;
  }
  warnWithoutItems('Video', 'sources', sources);
  if (captions.length === 0 && !silent)
    warn('Video', '`captions` is empty: add a track, or set `silent` where nothing is heard.');
}

/**
 * Starts within the press: Safari does not let `autoplay` start anything with sound. The error event handles what cannot be
 * played.
 */
const begin = (video: HTMLVideoElement | null) => void video?.play().catch(() => undefined);

/**
 * A picture that becomes a video when it is pressed; nothing of the video is fetched before that, and nothing from elsewhere
 * before the visitor has consented. Without JavaScript the press leads to the video itself.
 */
export function Video(props: VideoProps) {
  const {
    label,
    media,
    ratio = '16 / 9',
    duration,
    description,
    onPlay,
    sources,
    captions,
    silent: _silent,
    failure,
    embed,
    ...rest
  } = props;
  const address = embed?.src ?? sources?.[0]?.src;
  const [stage, setStage] = useState<Stage>();
  const mayPlay = embed !== undefined && !embed.consent;
  if (stage !== undefined && mayPlay && !stage.isAllowed) setStage({ ...stage, isAllowed: true });
  // Another video in the same place was neither pressed nor consented to. If the visitor consents elsewhere, the question goes;
  // if they withdraw consent, the player stops, and does not start again by itself.
  const isOver =
    stage?.address !== address || (mayPlay ? stage?.state === 'asking' : stage?.isAllowed === true);
  if (stage !== undefined && isOver) setStage(undefined);
  const state = stage?.state ?? 'poster';
  const setState = (next: State) => setStage({ address, state: next });
  const frame = useRef<HTMLDivElement>(null);
  /** Whether the player had the focus when it failed. */
  const hadFocus = useRef(false);
  const noticeId = useId();
  warnOf(props);

  // The pressed element has been replaced, so the focus goes to what replaced it.
  useEffect(() => {
    if (state === 'playing') frame.current?.querySelector<HTMLElement>('video, iframe')?.focus();
    if (state === 'asking') frame.current?.querySelector<HTMLElement>('button')?.focus();
    if (state === 'failed' && hadFocus.current) frame.current?.querySelector<HTMLElement>('a')?.focus();
  }, [state]);

  const play = () => {
    setState('playing');
    onPlay?.();
  };
  const length = duration === undefined ? undefined : formatDuration(duration);
  const last = (sources?.length ?? 0) - 1;
  const fail = () => {
    hadFocus.current = frame.current?.contains(document.activeElement) ?? false;
    setState('failed');
  };

  return (
    <Root {...rest}>
      <Frame ref={frame} $ratio={ratio}>
        {state !== 'playing' && <Picture media={media} ratio={ratio} data-part="poster" />}
        {(state === 'poster' || state === 'failed') && (
          <Play
            href={embed?.href ?? sources?.[0]?.src}
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              if (embed?.consent) setState('asking');
              else play();
            }}
          >
            <VisuallyHidden>{label}</VisuallyHidden>
            <span data-part="mark">
              <Icon icon={PlayMark} size="md" />
            </span>
            {length !== undefined && <span data-part="duration">{length}</span>}
          </Play>
        )}
        {state === 'asking' && embed?.consent && (
          <Notice>
            <p id={noticeId}>{embed.consent.notice}</p>
            <Button
              aria-describedby={noticeId}
              onClick={() => {
                embed.consent?.onAccept?.();
                play();
              }}
            >
              {embed.consent.accept}
            </Button>
          </Notice>
        )}
        {state === 'playing' && embed && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs its scripts and its own origin, which a sandbox with both would not keep apart
          <iframe
            src={embed.src}
            title={embed.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        {state === 'playing' && sources && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are `captions`, and a video without any is said to be wrong
          <video
            ref={begin}
            controls
            playsInline
            aria-label={label}
            // React lets the events of a source or a track bubble up here.
            onError={({ target, currentTarget }) => target === currentTarget && fail()}
          >
            {sources.map((source, index) => (
              <source key={index} {...source} onError={index === last ? fail : undefined} />
            ))}
            {captions.map((track, index) => (
              <track key={index} kind="captions" default={index === 0} {...track} />
            ))}
          </video>
        )}
      </Frame>
      {state === 'failed' && <Failure role="alert">{failure}</Failure>}
      {!isBlank(description) && <figcaption>{description}</figcaption>}
    </Root>
  );
}
