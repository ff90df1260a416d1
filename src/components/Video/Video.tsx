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
import { EmbeddedPlayer, OwnPlayer } from './players.tsx';

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
  const mustAsk = Boolean(embed?.consent);
  const [state, setState] = useState<State>('poster');
  const [last, setLast] = useState({ address, mustAsk });
  if (last.address !== address || last.mustAsk !== mustAsk) {
    setLast({ address, mustAsk });
    // Another video in the same place was neither pressed nor consented to. If the visitor consents elsewhere, the question goes;
    // if they withdraw consent, the player stops, and does not start again by itself.
    if (last.address !== address || mustAsk || state === 'asking') setState('poster');
  }
  const frame = useRef<HTMLDivElement>(null);
  /** Whether the player had the focus when it failed. */
  const hadFocus = useRef(false);
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
  const fail = () => {
    hadFocus.current = frame.current?.contains(document.activeElement) ?? false;
    setState('failed');
  };
  const length = duration === undefined ? undefined : formatDuration(duration);

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
              if (mustAsk) setState('asking');
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
        {state === 'asking' && embed?.consent && <Question consent={embed.consent} onYes={play} />}
        {state === 'playing' &&
          (embed ? (
            <EmbeddedPlayer {...embed} />
          ) : (
            <OwnPlayer label={label} sources={sources} captions={captions} onFailure={fail} />
          ))}
      </Frame>
      {state === 'failed' && <Failure role="alert">{failure}</Failure>}
      {!isBlank(description) && <figcaption>{description}</figcaption>}
    </Root>
  );
}

/** Asks the visitor before anything is fetched from elsewhere. */
function Question({
  consent: { notice, accept, onAccept },
  onYes,
}: {
  readonly consent: NonNullable<VideoEmbed['consent']>;
  readonly onYes: () => void;
}) {
  const noticeId = useId();
  return (
    <Notice>
      <p id={noticeId}>{notice}</p>
      <Button
        aria-describedby={noticeId}
        onClick={() => {
          onAccept?.();
          onYes();
        }}
      >
        {accept}
      </Button>
    </Notice>
  );
}
