import { type Language, languages } from '@kasama/contract/language'
import { plans } from '@kasama/contract/money/billing.rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  BadgeCheck,
  Bell,
  ChartColumn,
  Download,
  Gift,
  Globe,
  Info,
  KeyRound,
  ListChecks,
  LogOut,
  type LucideIcon,
  Mail,
  MessageCircle,
  Settings,
  Smartphone,
  Star,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { phoneTexts } from '#learning/saved/phone/phone.texts.ts'
import { storeChosenPlan } from '#money/plans/chosen-plan.ts'
import { offlineTexts } from '#pages/offline/offline.texts.ts'
import { installTexts } from '#people/install/install.texts.ts'
import { ListenRow } from '#people/listen/controls/listen-row.tsx'
import { phoneState, renewPhone } from '#people/reminders/phone.ts'
import { remindersTexts } from '#people/reminders/reminders.texts.ts'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { subscriptionQuery } from '#shared/api/queries/subscription.queries.ts'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { installWay } from '#shared/device/install.ts'
import { loadLanguage, readerLanguage } from '#shared/i18n/language.ts'
import { useEmployerTexts, useTexts } from '#shared/i18n/use-texts.ts'
import { laterPart } from '#shared/later-part.tsx'
import { logOut } from '#shared/session/log-out.ts'
import { session } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { NameInChoice } from '#shared/ui/choices/language-name.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Email } from '#shared/ui/email.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { Drawer } from '#shared/ui/overlay/drawer.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { layoutTexts } from '../layout.texts'
import { employerMenuTexts } from './employer-menu.texts'
import styles from './side-menu.module.css'

const InstallSheet = laterPart(async () => (await import('#people/install/install-sheet.tsx')).InstallSheet)

/** The menu is the first file that loads after a login's first view. */
export { renewPhone }

const options = languages.map((value) => ({ value, label: <NameInChoice language={value} /> }))

/** The worker's own choice; screens, videos and quizzes follow it. */
function LanguageChoice() {
  const t = useTexts(layoutTexts)
  const needsInternet = useTexts(offlineTexts)
  const queries = useQueryClient()
  const stored = readerLanguage(useSession())
  const change = useMutation({
    mutationFn: async (language_code: Language) => {
      await loadLanguage(language_code)
      return request('POST /users/language', { body: { language_code } })
    },
    onSuccess({ language_code }) {
      session.set({ language_code })
      return queries.invalidateQueries()
    },
    // A failed download of texts has only the browser's own message.
    onError(error) {
      const isAnswered = error instanceof RequestError && error.status > 0
      showToast(isAnswered ? error.message : needsInternet('languageNeeds'), 'error')
    },
  })
  const chosen = change.isPending ? change.variables : stored
  return (
    <div className={styles.language}>
      <p className={styles.languageTitle}>
        <Globe aria-hidden="true" />
        {t('language')}
      </p>
      <Segment label={t('language')} options={options} value={chosen} onChange={change.mutate} columns={2} />
    </div>
  )
}

type Props = { open: boolean; onClose: () => void }

export function SideMenu({ open, onClose }: Props) {
  const t = useTexts(layoutTexts)
  const { role } = useSession()
  // She is logged out here even if the request fails; then the error is shown.
  const leave = () => {
    storeChosenPlan(null)
    logOut().catch((error) => showToast(error.message, 'error'))
  }
  const isPlainList = useLocation().pathname === '/w-library'
  const [isInstalling, setInstalling] = useState(false)
  function install() {
    onClose()
    setInstalling(true)
  }
  return (
    <>
      <Drawer open={open} onClose={onClose} label={t('menu')}>
        <div className={styles.top}>
          <IconButton label={t('close')} className={styles.close} data-listen="off" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
          <MenuPerson />
        </div>
        <nav className={styles.items} aria-label={t('menu')}>
          {role === 'W' ? <WorkerMenu onChoose={onClose} isShort={isPlainList} /> : <EmployerMenu onChoose={onClose} />}
          {installWay() && <InstallItem onPress={install} />}
          <button type="button" className={styles.item} data-out onClick={leave}>
            <LogOut aria-hidden="true" />
            {t('logout')}
          </button>
        </nav>
      </Drawer>
      <InstallSheet isEnabled={isInstalling} open={isInstalling} onClose={() => setInstalling(false)} />
    </>
  )
}

function InstallItem({ onPress }: { onPress: () => void }) {
  const t = useTexts(installTexts)
  return (
    <button type="button" className={styles.item} onClick={onPress}>
      <Smartphone aria-hidden="true" />
      <span>
        <Phrases>{t('title')}</Phrases>
      </span>
    </button>
  )
}

function EmployerMenu({ onChoose }: { onChoose: () => void }) {
  const e = useEmployerTexts(employerMenuTexts)
  const t = useTexts(layoutTexts)
  const { data: profile } = useProfile()
  // "Unsubscribe" mode of the specification: an employer without a plan is offered one first. Organisations pay for
  // theirs.
  const lacksPlan = profile !== undefined && !profile.is_subscribed && !profile.is_suspended && profile.org_id === null
  return (
    <>
      {lacksPlan && <MenuLink to="/subscribe" icon={BadgeCheck} text={e('choosePlan')} onChoose={onChoose} />}
      <MenuLink to="/e-settings" icon={Settings} text={e('settings')} onChoose={onChoose} />
      <MenuLink to="/worker-progress" icon={ChartColumn} text={e('workersProgress')} onChoose={onChoose} />
      <MenuLink to="/must-watch" icon={ListChecks} text={e('mustWatch')} onChoose={onChoose} />
      <MenuLink to="/e-contact" icon={Mail} text={t('contact')} onChoose={onChoose} />
      <MenuLink to="/chat" icon={MessageCircle} text={t('chat')} onChoose={onChoose} />
      <MenuLink to="/about" icon={Info} text={t('about')} onChoose={onChoose} />
    </>
  )
}

type WorkerMenuProps = { onChoose: () => void; isShort: boolean }

/** The worker's menu; `isShort` is for the plain list of videos. */
function WorkerMenu({ onChoose, isShort }: WorkerMenuProps) {
  const t = useTexts(layoutTexts)
  const reminders = useTexts(remindersTexts)
  const phone = useTexts(phoneTexts)
  const contact = <MenuLink to="/contact" icon={Mail} text={t('contact')} onChoose={onChoose} />
  if (isShort) {
    return (
      <>
        <ListenRow />
        <MenuLink to="/worker-redeem" icon={Gift} text={t('redeem')} onChoose={onChoose} />
        <MenuLink to="/worker-progress" icon={Star} text={t('progress')} onChoose={onChoose} />
        {contact}
      </>
    )
  }
  return (
    <>
      <ListenRow />
      <MenuLink to="/worker-redeem" icon={Gift} text={t('redeem')} onChoose={onChoose} />
      <MenuLink to="/on-this-phone" icon={Download} text={phone('title')} onChoose={onChoose} />
      {phoneState() !== 'unable' && (
        <MenuLink to="/reminders" icon={Bell} text={reminders('title')} onChoose={onChoose} />
      )}
      <MenuLink to="/e-settings-pass" icon={KeyRound} text={t('password')} onChoose={onChoose} />
      <LanguageChoice />
      {contact}
      <MenuLink to="/chat" icon={MessageCircle} text={t('chat')} onChoose={onChoose} />
      <MenuLink to="/about" icon={Info} text={t('about')} onChoose={onChoose} />
    </>
  )
}

/** The logged-in user: picture, name, and the worker's User ID or the employer's plan. */
function MenuPerson() {
  const t = useTexts(layoutTexts)
  const { role } = useSession()
  const { data: profile } = useProfile()
  const { data: plan } = usePlanName(role === 'E')
  if (!profile) return null
  const login = profile.username ?? profile.email ?? ''
  const byEmail = profile.fullname === '' && profile.email !== null
  return (
    <div className={styles.person}>
      <Avatar src={profile.img_url} language={profile.language_code} isEmployer={role === 'E'} size={72} />
      <div className={styles.names}>
        <p className={styles.name} data-email={byEmail ? true : undefined}>
          {byEmail ? <Email address={login} /> : profile.fullname || login}
        </p>
        {role === 'W' ? <p translate="no">{t('userId', { id: login })}</p> : <p>{plan}</p>}
      </div>
    </div>
  )
}

function usePlanName(enabled: boolean) {
  return useQuery({
    ...subscriptionQuery,
    enabled,
    select: ({ status, subscription_plan_id }) => {
      const plan = status === 'expired' ? plans[0] : plans[subscription_plan_id]
      return `${plan?.name ?? plans[0]?.name} plan`
    },
  })
}

type MenuLinkProps = { to: string; icon: LucideIcon; text: string; onChoose: () => void }

function MenuLink({ to, icon: Icon, text, onChoose }: MenuLinkProps) {
  return (
    <Link to={to} className={styles.item} onClick={onChoose}>
      <Icon aria-hidden="true" />
      <span>
        <Phrases>{text}</Phrases>
      </span>
    </Link>
  )
}
