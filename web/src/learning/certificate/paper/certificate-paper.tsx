import { htmlLanguages } from '@kasama/contract/language'
import type { CertificateCheck, CertificateWords } from '@kasama/contract/learning/certificate/certificate.api'
import { splitAroundTopic } from '@kasama/contract/learning/certificate/certificate.rules'
import type { ReactNode } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { QrCode } from '#shared/ui/media/qr-code.tsx'
import { certificateTexts } from '../certificate.texts'
import styles from './paper.module.css'

type Paper = NonNullable<CertificateCheck['paper']>

/** The certificate as it is printed, in her language and in English for every reader. */
export function CertificatePaper({ code, paper }: { code: string; paper: Paper }) {
  const t = useTexts(certificateTexts)
  const { fullname, words } = paper
  const { host, origin } = location
  return (
    <article className={styles.paper}>
      <div className={styles.inner}>
        <Leaves />
        <div className={styles.logo}>
          <Logo />
        </div>
        <div className={styles.words}>
          <p className={styles.quiet}>
            <BilingualText words={words} textOf={({ title }) => title} />
          </p>
          <h1>{fullname}</h1>
          {words.map((text) => (
            <p key={text.language_code} lang={htmlLanguages[text.language_code]} className={styles.sentence}>
              {withBoldTopic(text)}
            </p>
          ))}
          <Badge />
        </div>
        <div className={styles.foot}>
          <p>
            <b>
              <BilingualText words={words} textOf={({ date }) => date} />
            </b>
            <BilingualText words={words} textOf={({ date_label }) => date_label} />
          </p>
          <p>
            <b>
              <BilingualText words={words} textOf={({ lessons }) => lessons} />
            </b>
            <BilingualText words={words} textOf={({ minutes }) => minutes} />
          </p>
          <div className={styles.proof}>
            <p>
              <BilingualText words={words} textOf={({ check }) => check} inLines />
              <b translate="no">{code}</b>
              <span translate="no">{`${host}/c`}</span>
            </p>
            <QrCode text={`${origin}/c/${code}`} label={t('qrCode')} className={styles.qr} />
          </div>
        </div>
      </div>
    </article>
  )
}

type BilingualTextProps = { words: CertificateWords[]; textOf: (text: CertificateWords) => string; inLines?: boolean }

/** The text of both languages, once if they are equal. */
function BilingualText({ words, textOf, inLines = false }: BilingualTextProps) {
  const distinctTexts = words.filter(
    (text, index) => words.findIndex((other) => textOf(other) === textOf(text)) === index,
  )
  const lines = distinctTexts.map((text) => (
    <span
      key={text.language_code}
      lang={htmlLanguages[text.language_code]}
      className={inLines ? styles.own : undefined}
    >
      {textOf(text)}
    </span>
  ))
  return inLines ? <span>{lines}</span> : <DottedLine parts={lines} />
}

function withBoldTopic(words: CertificateWords): ReactNode {
  const [before, after] = splitAroundTopic(words)
  return (
    <>
      {before}
      <b>{words.topic}</b>
      {after}
    </>
  )
}

const Leaves = () => (
  <svg className={styles.leaves} viewBox="0 0 200 200" aria-hidden="true">
    <path d="M0 0h120a120 120 0 0 1-120 120Z" fill="#ffc440" />
    <path d="M0 130h56a56 56 0 0 1-56 56Z" fill="#f7867f" />
    <path d="M130 0h56a56 56 0 0 1-56 56Z" fill="#50be97" />
  </svg>
)

const Badge = () => (
  <svg className={styles.badge} viewBox="0 0 62 62" aria-hidden="true">
    <path
      d="M31 31H10A10 10 0 0 1 0 21V10A10 10 0 0 1 10 0h11a10 10 0 0 1 10 10ZM31 31V10A10 10 0 0 1 41 0h11a10 10 0 0 1 10 10v11a10 10 0 0 1-10 10ZM31 31h21a10 10 0 0 1 10 10v11a10 10 0 0 1-10 10H41a10 10 0 0 1-10-10ZM31 31v21a10 10 0 0 1-10 10H10A10 10 0 0 1 0 52V41a10 10 0 0 1 10-10Z"
      fill="#def7eb"
    />
    <path
      d="M20 32l8 8 15-17"
      fill="none"
      stroke="#035c42"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
