import { Share2 } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { certificateTexts } from './certificate.texts'

type Props = { path: string; title: string }

/** Passes the URL to the phone's share sheet, or copies it; where neither is allowed, it is shown. */
export function ShareLink({ path, title }: Props) {
  const t = useTexts(certificateTexts)
  const url = `${location.origin}${path}`
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast(t('copied')),
      () => showToast(url),
    )
  function share() {
    if (navigator.share) navigator.share({ title, url }).catch(() => {})
    else if (navigator.clipboard) void copy()
    else showToast(url)
  }
  return (
    <Button size="s" look="line" icon={<Share2 aria-hidden="true" />} onClick={share}>
      {t('share')}
    </Button>
  )
}
