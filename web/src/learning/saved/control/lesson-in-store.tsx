import { Check, CloudDownload, Headphones, RotateCcw, Trash2, Wifi, WifiOff, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { resumeSaving, stopSaving } from '#shared/saved-lessons/saved-lessons.ts'
import type { PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { savedTexts } from '../saved.texts'
import { partIn, percentOf, sizeOf } from '../sizes'
import { useCancelling, useRemoval } from '../use-removal'
import styles from './save-control.module.css'
import { ByteRing, FaceIcon, SaveFace } from './save-face'

/** A lesson that is saved, being saved, waiting or stopped. */
export function LessonInStore({ stored }: { stored: PhoneLesson }) {
  const t = useTexts(savedTexts)
  const remove = useRemoval()
  const cancel = useCancelling()
  const { videoId, state, stop, bytes, receivedBytes, form } = stored
  const size = sizeOf(bytes)
  const percent = percentOf(stored)
  const received = t('received', { number: partIn(receivedBytes, bytes), size })
  if (state === 'waiting') {
    return (
      <SaveFace
        look="busy"
        icon={leaf(<Wifi aria-hidden="true" />)}
        title={t(stored.waitsForWifi ? 'waitsForWifi' : 'waitsTurn')}
        note={t('byItself', { size })}
        end={<End label={t('cancel')} icon={<X aria-hidden="true" />} onPress={() => cancel(stored)} />}
      />
    )
  }
  if (state === 'saving') {
    return (
      <SaveFace
        look="busy"
        icon={
          <ByteRing share={bytes > 0 ? Math.min(1, receivedBytes / bytes) : 0}>
            <CloudDownload aria-hidden="true" />
          </ByteRing>
        }
        title={t('saving', { percent })}
        note={received}
        end={<End label={t('cancel')} icon={<X aria-hidden="true" />} onPress={() => stopSaving(videoId)} />}
      />
    )
  }
  if (state === 'stopped') {
    const isHers = stop === 'reader'
    return (
      <SaveFace
        look="stop"
        icon={leaf(isHers ? <CloudDownload aria-hidden="true" /> : <WifiOff aria-hidden="true" />)}
        title={t('stoppedAt', { percent })}
        note={isHers ? received : t('goesOn')}
        end={
          <End label={t('tryAgain')} icon={<RotateCcw aria-hidden="true" />} onPress={() => resumeSaving(videoId)}>
            {isHers && (
              <IconButton label={t('remove')} onClick={() => remove(videoId)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
          </End>
        }
      />
    )
  }
  return (
    <SaveFace
      look="done"
      icon={leaf(form === 'audio' ? <Headphones aria-hidden="true" /> : <Check aria-hidden="true" />)}
      title={t('onThisPhone')}
      note={t('formAndSize', { form: t(form), size })}
      end={<End label={t('remove')} icon={<Trash2 aria-hidden="true" />} onPress={() => remove(videoId)} />}
    />
  )
}

const leaf = (icon: ReactNode) => <FaceIcon>{icon}</FaceIcon>

type EndProps = { label: string; icon: ReactNode; onPress: () => unknown; children?: ReactNode }

const End = ({ label, icon, onPress, children }: EndProps) => (
  <span className={styles.end}>
    <IconButton label={label} onClick={onPress}>
      {icon}
    </IconButton>
    {children}
  </span>
)
