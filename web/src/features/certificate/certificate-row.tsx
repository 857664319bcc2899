import type { Certificate } from '@kasama/contract/certificate.api'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { plainSingaporeDate } from '../../shared/format/date'
import { useLanguage, useTexts } from '../../shared/i18n/use-texts'
import { Button } from '../../shared/ui/actions/button'
import { LinkButton } from '../../shared/ui/actions/link-button'
import { DottedLine } from '../../shared/ui/dotted-line'
import { Notice } from '../../shared/ui/feedback/notice'
import { Tag } from '../../shared/ui/feedback/tag'
import { Phrases } from '../../shared/ui/phrases'
import { TopicIcon } from '../../shared/ui/topic/topic-icon'
import { topicColours } from '../../shared/ui/topic/topic-looks'
import { certificateTexts } from './certificate.texts'
import styles from './certificates.module.css'
import { PdfLink } from './pdf-link'
import { ShareLink } from './share-link'

type Props = {
  certificate: Certificate
  /** The step that is needed first, in place of the links. */
  first?: ReactNode
  onWithdraw: () => void
  onRenew?: (() => void) | undefined
}

export function CertificateRow({ certificate, first, onWithdraw, onRenew }: Props) {
  const t = useTexts(certificateTexts)
  const { topic, topic_id, fullname, code, earned_on, is_withdrawn } = certificate
  const path = `/c/${code}`
  const date = plainSingaporeDate(earned_on, useLanguage())
  return (
    <li>
      <span className={styles.icon} style={topicColours(topic_id ?? undefined)}>
        <TopicIcon topicId={topic_id ?? undefined} />
      </span>
      <div className={styles.what}>
        <b>
          <Phrases>{topic}</Phrases>
        </b>
        <DottedLine parts={[fullname, date]} />
        {is_withdrawn && (
          <Tag kind="bad">
            <Phrases>{t('withdrawn')}</Phrases>
          </Tag>
        )}
      </div>
      {onRenew && (
        <div className={styles.outdated}>
          <Notice kind="warn">
            <Phrases>{t('outdated')}</Phrases>
          </Notice>
          <Button size="s" look="line" onClick={onRenew}>
            {t('renew')}
          </Button>
        </div>
      )}
      {first}
      {!is_withdrawn && !first && (
        <div className={styles.actions}>
          <LinkButton to={path} size="s" look="line" icon={<Eye aria-hidden="true" />}>
            {t('open')}
          </LinkButton>
          {fullname && <PdfLink code={code} fullname={fullname} look="line" />}
          <ShareLink path={path} title={topic} />
          <Button size="s" look="quiet" onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </li>
  )
}
