import type { AccountMailKind } from '@kasama/contract/desk/desk.rules'
import type { Language, Text } from '@kasama/contract/language'
import type { ThanksKind } from '@kasama/contract/learning/thanks/thanks-words'
import type { AttemptState, PaymentState } from '@kasama/contract/money/payment.api'
import type { DataSaver } from '@kasama/contract/people/account.api'
import type { MessageState } from '@kasama/contract/people/desk/messages.api'
import type { PushKind } from '@kasama/contract/people/reminders.rules'
import type { ClipProblem, UploadKind } from '@kasama/contract/studio/clip/clips.api'
import type {
  ImportKind,
  ImportResult,
  ImportState,
  ListContents,
  ListOptions,
  RefusedRow,
} from '@kasama/contract/studio/content/imports.api'
import type { FaqPart } from '@kasama/contract/studio/content/lists.rules'
import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import type { RunAction, RunState } from '@kasama/contract/studio/lesson/runs.api'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** A timestamp: written and read as a Date. */
type Moment = ColumnType<Date, Date, Date>
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>
/** A calendar day, YYYY-MM-DD. */
type Day = ColumnType<string, string, string>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>
type Json<T extends object> = JSONColumnType<T>
type MaybeJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>

/** Keys of the recordings of a text, for the languages that have one. */
export type Sounds = Partial<Record<Language, string>>
export type OptionRow = { id: number; content: Text; sound_url: Sounds | null }

/**
 * Source of an answer, or the reason why the model gave none; `heard` is a transcribed recording, `spoken` a
 * synthesised answer, `translation` suggested texts of a lesson.
 */
export type ChatOutcome =
  | 'library'
  | 'emergency'
  | 'model'
  | 'spent'
  | 'away'
  | 'slow'
  | 'limited'
  | 'denied'
  | 'refused'
  | 'rubbish'
  | 'left'
  | 'heard'
  | 'spoken'
  | 'translation'

/** The progress of an undo: the last lesson examined, how many are deleted, and who asked for it. */
export type UndoProgress = { behind: number; removed: number; by: number | null }

/**
 * The time, revision and author of a field's last change in a draft; `machine` marks generated texts that nobody has
 * confirmed, and `dropped` has the languages whose recordings were of former words.
 */
export type ChangedField = { revision: number; by: number | null; at: string; machine?: true; dropped?: Language[] }

/** Properties of a lesson in each language, for the desk's list. */
export type LineLanguages = Partial<
  Record<Language, { has_clip: boolean; has_subtitles: boolean; is_machine: boolean }>
>

/** The tables as migrations/ create them: the data model on one page. */
export type Tables = {
  orgs: { id: Generated<number>; name: string; short_url: string; logo_url: Maybe<string> }
  /** Former addresses of organisations' logins. */
  org_addresses: { short_url: string; org_id: number }
  users: {
    id: Generated<number>
    role: 'E' | 'W' | 'A'
    email: Maybe<string>
    username: Maybe<string>
    password_hash: Maybe<string>
    google_sub: Maybe<string>
    facebook_id: Maybe<string>
    email_verified: Generated<boolean>
    fullname: Generated<string>
    img_url: Maybe<string>
    language_code: Generated<Language>
    org_id: Maybe<number>
    progress_mails: Generated<boolean>
    mail_weekly: Generated<boolean>
    mail_moments: Generated<boolean>
    mail_reminders: Generated<boolean>
    created_at: Moment
    password_changed_at: MaybeMoment
    watched_until: MaybeMoment
    /** While set, nobody can log in. */
    blocked_at: MaybeMoment
    /** Whether the provider set the present or the last block. */
    blocked_by_provider: Generated<boolean>
    /** Set by a trigger. */
    seen_on: Maybe<string>
    /** Neither the account nor, for a worker, her employer has a plan; kept by triggers. */
    is_free: Generated<boolean>
  }
  worker_links: {
    id: Generated<number>
    employer_id: number
    worker_id: number
    created_at: Moment
    ended_at: MaybeMoment
  }
  sessions: {
    id: Generated<number>
    user_id: number
    session_key: string
    created_at: Moment
    last_seen_at: Moment
    confirmed_at: MaybeMoment
    ended_at: MaybeMoment
  }
  tokens: {
    hash: string
    user_id: number
    session_id: Maybe<number>
    created_at: Moment
    confirmed_at: MaybeMoment
    /** The time when an admin's session passed its second factor. */
    factor_passed_at: MaybeMoment
    /** The login was proved by the link of a login card. */
    by_link: Generated<boolean>
  }
  first_logins: {
    user_id: number
    hash: string
    created_at: Moment
  }
  reset_tokens: {
    hash: string
    user_id: number
    created_at: Moment
    used_at: MaybeMoment
    /** The expiry of an invitation; null for a link that was requested. */
    good_until: MaybeMoment
  }
  /** They log a worker or an employer in; those of an admin are second factors. */
  passkeys: {
    id: Generated<number>
    user_id: number
    credential_id: string
    public_key: string
    counter: string
    /** Separated by spaces. */
    transports: string
    name: string
    created_at: Moment
    last_used_at: MaybeMoment
  }
  /**
   * Secrets are encrypted; `next_secret` waits for its first code, `last_step` is the time step of the last accepted
   * code.
   */
  code_apps: {
    user_id: number
    secret: Maybe<string>
    since: MaybeMoment
    next_secret: Maybe<string>
    last_step: Maybe<number>
  }
  recovery_codes: { hash: string; user_id: number; created_at: Moment; used_at: MaybeMoment }
  passkey_challenges: { token_hash: string; purpose: 'make' | 'use'; challenge: string; created_at: Moment }
  uploads: { key: string; user_id: number; created_at: Moment }
  user_topics: { user_id: number; topic_id: number }
  audit_log: {
    id: Generated<string>
    at: Moment
    user_id: Maybe<number>
    action: string
    detail: ColumnType<object, string | undefined, string>
    /** The entry's subject; admins of `org_id` may read it. */
    about_kind: Maybe<string>
    about_id: Maybe<string>
    org_id: Maybe<number>
    before: ColumnType<object | null, string | null | undefined, string | null>
    after: ColumnType<object | null, string | null | undefined, string | null>
    reason: Maybe<string>
    /** Part of a bulk action, whose own entry has the count. */
    is_part: Generated<boolean>
  }

  topics: { id: number; position: number; icon: string; colour: string; name: Json<Text> }
  /** All lessons, drafts and withdrawn ones included. */
  lessons: {
    id: Generated<number>
    slug: string
    video_host: 'file' | 'youtube' | 'vimeo'
    /** The id of its copy at Vimeo, where its host is another. */
    vimeo_id: Maybe<string>
    public_level: Generated<number>
    /** Whether the slides show the sentences that the voice speaks. */
    slides_show_text: Generated<boolean>
    thumbnail_url: Maybe<string>
    created_at: Moment
    layout_position: Maybe<number>
    is_published: Generated<boolean>
    /** Kept by a trigger. */
    has_quiz: Generated<boolean>
  }
  /** A view of the published lessons, which readers see. */
  videos: Omit<Tables['lessons'], 'is_published' | 'has_quiz'>
  /** A lesson's unpublished changes. */
  lesson_drafts: {
    video_id: number
    document: Json<Lesson>
    fields: Json<Record<string, ChangedField>>
    revision: number
    published_revision: Generated<number>
    updated_by: Maybe<number>
    updated_at: Moment
    scheduled_at: MaybeMoment
    scheduled_revision: Maybe<number>
    scheduled_by: Maybe<number>
    held_back_at: MaybeMoment
    held_back: Maybe<string>
  }
  /** Columns of the desk's list and its search, for a lesson that is a draft or withdrawn. */
  lesson_lines: {
    video_id: number
    title: string
    thumbnail_url: Maybe<string>
    video_host: 'file' | 'youtube' | 'vimeo'
    is_public: boolean
    duration: number
    topic_ids: Json<number[]>
    questions: number
    languages: Json<LineLanguages>
    differs: boolean
    titles: string
    words: string
  }
  /** A bulk action of the desk: a job does it on all lessons of a list, its request (`awaited`) on chosen ones. */
  bulk_runs: {
    id: Generated<number>
    deed: RunAction
    topic_id: Maybe<number>
    state: Generated<RunState>
    failed: Generated<boolean>
    awaited: Generated<boolean>
    user_id: number
    created_at: Moment
  }
  /** The lessons of a bulk action; `code` is the reason why one was left unchanged. */
  bulk_lessons: {
    run_id: number
    video_id: number
    revision: number
    state: Generated<'waiting' | 'done' | 'unchanged' | 'refused' | 'undone' | 'kept'>
    version: Maybe<number>
    was_out: Maybe<boolean>
    code: Maybe<string>
    reason: Maybe<string>
  }
  lesson_versions: {
    video_id: number
    number: number
    document: Json<Lesson>
    note: Generated<string>
    published_by: Maybe<number>
    published_at: Moment
  }
  video_languages: {
    video_id: number
    language_code: Language
    title: string
    description: string
    sub_description: Generated<string>
    address: Maybe<string>
    low_address: Maybe<string>
    audio_address: Maybe<string>
    duration: Generated<number>
    narration: Language
    /** Null for a human voice. */
    voice: Maybe<'computer'>
    subtitles: Maybe<string>
    /** The host of its own clip, where it differs from the video's. */
    video_host: Maybe<'file' | 'youtube' | 'vimeo'>
    vimeo_id: Maybe<string>
    thumbnail_url: Maybe<string>
  }
  /** `created_at` is the video's, copied by a trigger. */
  video_topics: { video_id: number; topic_id: number; created_at: Maybe<Date> }
  /** An upload, until its file is in the lesson's draft; the bytes are in the folder `uploads`, under its pass. */
  clip_uploads: {
    id: Generated<number>
    pass: string
    video_id: number
    language_code: Language
    kind: UploadKind
    name: string
    bytes: number
    modified: string
    user_id: number
    created_at: Moment
    /** The reason why it was refused once it was complete. */
    problem: Maybe<ClipProblem>
    /** No longer used. A later release removes it, since the previous release still writes it. */
    sending: Maybe<string>
  }
  /**
   * Recorded cues; `text` is what was spoken, so that a recording of changed words is recognised. Cue 0 is a recording
   * of the whole lesson.
   */
  voice_cues: {
    video_id: number
    language_code: Language
    cue: number
    text: string
    key: string
    seconds: number
    created_at: Moment
  }
  /** Pending renditions of the clip `source`. */
  clip_works: {
    video_id: number
    language_code: Language
    what: 'renditions' | 'voice'
    source: string
    percent: Generated<number>
    failed: Generated<boolean>
    tries: Generated<number>
    user_id: Maybe<number>
    created_at: Moment
  }
  /** An imported list or pack. An upload that is not loaded yet is in the folder `uploads`, under its pass. */
  imports: {
    id: Generated<number>
    kind: ImportKind
    name: string
    bytes: string
    modified: Generated<string>
    pass: Maybe<string>
    state: ImportState
    percent: Generated<number>
    failed: Generated<boolean>
    problem: Maybe<string>
    options: MaybeJson<ListOptions>
    found: MaybeJson<ListContents>
    result: MaybeJson<ImportResult>
    refused: Json<RefusedRow[]>
    user_id: Maybe<number>
    created_at: Moment
    loaded_at: MaybeMoment
    undone_at: MaybeMoment
    undone_by: Maybe<number>
    undoing: MaybeJson<UndoProgress>
    unfinished: Generated<number>
  }
  import_videos: { import_id: number; video_id: number }
  /** Lessons to be exported as a pack; null for the whole library. */
  exports: { pass: string; video_ids: MaybeJson<number[]>; user_id: Maybe<number>; created_at: Moment }
  /** Locks for work that one process at a time may do; a killed holder's lock expires at `held_until`. */
  locks: { name: string; holder: string; held_until: Moment; wanted: boolean }
  /** The version of everything that cards show. */
  catalogue: { only_one: Generated<boolean>; version: string }
  video_search: { video_id: number; titles: string; words: string }
  search_words: { word: string; video_id: number; in_title: boolean; created_at: Date }
  search_vocabulary: { word: string }
  /**
   * The texts that Genie answers from: a part of a lesson (0: its description), a question of its quiz, or an FAQ
   * entry.
   */
  passages: {
    id: Generated<number>
    video_id: Maybe<number>
    part: Maybe<number>
    question_id: Maybe<number>
    faq_slug: Maybe<string>
    texts: Json<object>
    rules: number
  }
  passage_words: { passage_id: number; word: string; weight: number }
  clip_subscriptions: {
    id: Generated<number>
    employer_id: number
    video_id: number
    created_at: Moment
    /** Its position in the list, from 1; without one it is sorted by its id. */
    position: Maybe<number>
  }
  settings: { key: string; value: Json<object> }
  faq: { slug: string; position: number; part: Generated<FaqPart>; question: Json<Text>; answer: Json<Text> }

  questions: {
    id: Generated<number>
    video_id: number
    position: number
    content: Json<Text>
    options: Json<OptionRow[]>
    answers: Json<number[]>
    randomize_options: Generated<boolean>
    sound_url: ColumnType<Sounds | null, string | null | undefined, string | null>
  }
  watches: {
    worker_id: number
    video_id: number
    language_code: Language
    position: number
    furthest: number
    reported_at: Moment
    clock_at: Moment
    completed_at: MaybeMoment
  }
  attempts: { worker_id: number; question_id: number; count: number }
  answers: {
    worker_id: number
    question_id: number
    options: Json<number[]>
    score: number
    created_at: Moment
    answered_at: MaybeMoment
  }
  /** Answers of practice, with what the schedule remembers of the question after each. */
  practice_answers: {
    worker_id: number
    key: string
    question_id: Maybe<number>
    day: Day
    is_right: boolean
    stability: number
    difficulty: number
    due: Day
    answered_at: Moment
  }
  learning_days: { worker_id: number; day: Day; seconds: number; last_at: Moment }
  skills: {
    id: Generated<number>
    slug: string
    position: number
    url: string
    name: Json<Text>
    description: Json<Text>
  }
  skill_videos: { skill_id: number; video_id: number; position: Generated<number> }
  skill_topics: { skill_id: number; topic_id: number }
  earned_skills: { worker_id: number; skill_id: number; earned_at: Moment }
  certificates: {
    id: Generated<number>
    worker_id: number
    topic_id: Maybe<number>
    code: string
    fullname: string
    language_code: Language
    topic_name: Json<Text>
    lessons: number
    minutes: number
    earned_at: Moment
    withdrawn_at: MaybeMoment
    replaced_at: MaybeMoment
  }
  /** The ledger: one row a worker and month; a voucher uses six rows, numbered by `place`. */
  credits: {
    worker_id: number
    month: Day
    created_at: Moment
    percent: Generated<number>
    answers: Generated<number>
    videos: Generated<number>
    order_id: Maybe<number>
    place: Maybe<number>
  }
  voucher_orders: {
    id: Generated<number>
    worker_id: Maybe<number>
    ordinal: number
    merchant: Maybe<string>
    amount_cents: number
    state: 'ordered' | 'posted' | 'returned'
    ordered_at: Moment
    posted_at: MaybeMoment
    returned_at: MaybeMoment
    told_at: MaybeMoment
    name: Maybe<string>
    address: Maybe<string>
  }
  /** The address on file: the one that the worker sent last, as she wrote it. */
  redemptions: {
    id: Generated<number>
    worker_id: number
    name: string
    address: string
    created_at: Moment
    refused_at: MaybeMoment
  }
  notices: {
    id: Generated<number>
    worker_id: number
    kind: 'lesson_done' | 'list_done' | 'skill_earned' | 'credit_earned'
    occasion: string
    video_id: Maybe<number>
    skill_id: Maybe<number>
    month: ColumnType<string | null, string | null | undefined, string | null>
    created_at: Moment
    seen_at: MaybeMoment
  }
  learner_choices: {
    worker_id: number
    goal: Maybe<number>
    praise: Generated<boolean>
    data_saver: Generated<DataSaver>
  }
  /** One a day from each employer. */
  thanks: {
    id: Generated<number>
    employer_id: number
    worker_id: number
    day: Day
    kind: ThanksKind
    seen_at: MaybeMoment
  }
  /** Agreements to share weeks; only one made since the link of the pair counts. */
  week_agreements: { worker_id: number; employer_id: number; agreed_at: Moment }

  progress_mails: {
    id: Generated<string>
    employer_id: number
    worker_id: number
    kind: 'first_video' | 'list_done' | 'credit' | 'weekly' | 'idle'
    occasion: string
    facts: Json<object>
    created_at: Moment
    is_bulk: boolean
    next_at: MaybeMoment
    tries: Generated<number>
    refusals: Generated<number>
    sent_at: MaybeMoment
    message_id: Generated<string>
  }
  /** Mails that the mail server has accepted, except those about learning and answers to messages. */
  sent_mails: { id: string; user_id: number; about_id: Maybe<number>; kind: AccountMailKind; sent_at: Moment }
  employer_looks: { employer_id: number; worker_id: number; looked_at: Moment; since: MaybeMoment }
  /** The earliest time of the next progress mail. */
  mail_pace: { only_one: Generated<boolean>; next_at: Moment }
  /** The key pair of Web Push; the private key is encrypted. */
  push_keys: { only_one: Generated<boolean>; public_key: string; private_key: string; created_at: Moment }
  /** The one browser that shows an account's notifications. */
  push_subscriptions: {
    user_id: number
    session_id: number
    endpoint: string
    p256dh: string
    auth: string
    created_at: Moment
    /** Number of messages in a row that the push service has refused. */
    refusals: Generated<number>
  }
  /** The days (1 for Monday) and the minute of an account's reminders; an employer has neither. */
  reminders: {
    user_id: number
    is_on: boolean
    days: Json<number[]>
    minute: Maybe<number>
    changed_at: Moment
    /** The day that she asked for by "tomorrow". */
    extra_day: Maybe<string>
    reminded_at: MaybeMoment
    /** Number of reminders in a row that no visit followed. */
    ignored: Generated<number>
    /** The day of the latest notification, and its id. */
    pushed_on: Maybe<string>
    pushed_id: Maybe<string>
  }
  /** Notifications; `next_at` is null once one has ended. */
  pushes: {
    id: Generated<string>
    user_id: number
    kind: PushKind
    occasion: string
    created_at: Moment
    next_at: MaybeMoment
    tries: Generated<number>
    sent_at: MaybeMoment
  }
  push_pace: { only_one: Generated<boolean>; next_at: Moment }

  subscriptions: {
    user_id: number
    subscription_plan_id: number
    status: string
    mode: Generated<number>
    current_period_start: Moment
    current_period_end: Moment
    provider_subscription: Maybe<string>
    is_collected: Generated<boolean>
    access_ends_at: MaybeMoment
    /** The end of an extension of access by the desk. */
    extended_until: MaybeMoment
    problem: Maybe<'past_due' | 'disputed'>
    open_invoice: Maybe<string>
    /** The amount that its failed renewal still charges. */
    open_amount: Maybe<number>
    /** The period whose end was announced by mail. */
    end_told: MaybeMoment
    card_brand: Maybe<string>
    card_last4: Maybe<string>
    card_exp_month: Maybe<number>
    card_exp_year: Maybe<number>
    next_amount: Maybe<number>
    next_at: MaybeMoment
    look: Generated<number>
    seen_status: Maybe<string>
    seen_cancels: Maybe<boolean>
    seen_period_end: MaybeMoment
    seen_at: MaybeMoment
    differs_since: MaybeMoment
    mended_at: MaybeMoment
  }
  /** Agency contracts that were shortened: the last cut of a day can be undone until that day ends. */
  contract_cuts: {
    id: Generated<number>
    user_id: number
    ended_at: Moment
    ends_at: Moment
    cut_at: Moment
    by_provider: boolean
  }
  billing_customers: {
    customer_id: string
    user_id: Maybe<number>
    created_at: Moment
    /** When the account was removed. */
    released_at: MaybeMoment
  }
  payment_attempts: {
    id: Generated<number>
    key: string
    user_id: Maybe<number>
    kind: 'subscribe' | 'switch' | 'card'
    subscription_plan_id: number
    price_id: Maybe<string>
    source_id: Maybe<string>
    method_id: Maybe<string>
    setup_intent: Maybe<string>
    voucher_code: Maybe<string>
    voucher_kind: Maybe<'coupon' | 'promotion_code'>
    voucher_id: Maybe<string>
    /** Empty since the provider prorates by itself; of switches before that. */
    proration_at: MaybeMoment
    owner_name: Maybe<string>
    owner_address: Maybe<string>
    amount: number
    state: AttemptState
    provider_subscription: Maybe<string>
    error_code: Maybe<string>
    look: Generated<number>
    busy_until: MaybeMoment
    created_at: Moment
    ended_at: MaybeMoment
  }
  declined_payments: {
    id: Generated<number>
    user_id: number
    cause: string
    subscription_plan_id: number
    amount: number
    declined_at: Moment
  }
  payments: {
    id: Generated<number>
    user_id: Maybe<number>
    provider_invoice: string
    provider_subscription: string
    provider_payment: Maybe<string>
    number: Maybe<string>
    subscription_plan_id: number
    amount: number
    discount: number
    credit: number
    voucher_code: Maybe<string>
    card_brand: Maybe<string>
    card_last4: Maybe<string>
    period_start: Moment
    period_end: Moment
    state: PaymentState
    refunded: Generated<number>
    look: number
    paid_at: Moment
  }
  /** Refunds, made or in progress; without a key one was made in the payment provider's dashboard. */
  refunds: {
    id: Generated<number>
    payment_id: number
    key: Maybe<string>
    provider_refund: Maybe<string>
    amount: number
    reason: Maybe<'requested_by_customer' | 'duplicate' | 'fraudulent'>
    note: Maybe<string>
    state: 'open' | 'unknown' | 'settled' | 'failed'
    error_code: Maybe<string>
    look: Generated<number>
    busy_until: MaybeMoment
    asked_by: Maybe<number>
    created_at: Moment
    ended_at: MaybeMoment
  }
  billing_repairs: {
    id: Generated<number>
    at: Moment
    kind: 'attempt' | 'event' | 'plan' | 'over' | 'customer' | 'refund'
    user_id: Maybe<number>
    about: string
    before: Maybe<string>
    after: Maybe<string>
  }
  comparisons: {
    id: Generated<number>
    asked_by: Maybe<number>
    started_at: Moment
    ended_at: MaybeMoment
    compared: Generated<number>
    mended: Generated<number>
    differ: Generated<number>
    pieces: Generated<number>
  }
  revenue_months: {
    month: Day
    subscription_plan_id: number
    org_id: number
    at_start: number
    came: number
    gone: number
    at_end: number
    lasting: number
  }
  vouchers: {
    id: string
    kind: 'coupon' | 'promotion_code'
    code: string
    facts: Json<object>
    made_by: Maybe<number>
    made_at: MaybeMoment
    ended_by: Maybe<number>
    ended_at: MaybeMoment
  }
  provider_events: { id: string; created_at: Moment }
  /** The time up to which missed events were asked for; its id is 1. */
  provider_cursor: { id: number; read_until: Moment }
  /** `week_before`: a week before the period ends. Each kind is sent once a period. */
  plan_reminders: { user_id: number; period_end: Moment; kind: Generated<'week_before'> }
  /** Tokens of identity providers, and challenges of logins by passkey. */
  used_identity_tokens: { hash: string; expires_at: Moment }
  contact_messages: {
    id: Generated<number>
    user_id: Maybe<number>
    name: string
    email: Maybe<string>
    subject: Maybe<string>
    message: string
    created_at: Moment
    state: Generated<MessageState>
    read_at: MaybeMoment
    handled_by: Maybe<number>
    handled_at: MaybeMoment
    mail_id: Maybe<string>
    /** Its state before it was closed or marked as spam. */
    before: ColumnType<object | null, string | null | undefined, string | null>
    /** The language of the screen on which it was written. */
    language_code: Maybe<Language>
  }
  /** Answers, whose key is their mail's id, and notes that the desk has added to a message. */
  message_parts: {
    id: Generated<number>
    message_id: number
    kind: 'answer' | 'note'
    author_id: Maybe<number>
    body: string
    language_code: Language
    created_at: Moment
    key: Maybe<string>
    mail_to: Maybe<string>
    sent_at: MaybeMoment
  }
  /** Questions to Genie and their tokens, by day and outcome. */
  chat_days: {
    day: Day
    outcome: ChatOutcome
    questions: number
    tokens: number
  }
  unanswered_days: { day: Day; subject: string; questions: number }
  chat_voices: { key: string; user_id: Maybe<number>; created_at: Moment }
  job_runs: { name: string; period: string; position: Maybe<string>; started_at: Moment; done_at: MaybeMoment }
  error_days: { day: Day; kind: string; count: number; first_at: Moment; last_at: Moment }
  /** The figures of the desk's dashboard, counted each night. */
  learning_weeks: {
    week: Day
    language_code: Language
    workers: number
    seconds: string
    lessons: number
    answers: number
    right_first: number
  }
  question_figures: {
    question_id: number
    language_code: Generated<Language>
    answers: number
    right_first: number
  }
  lesson_figures: { video_id: number; started: number; left_early: number; places: Json<number[]> }
  rate_limits: { key: string; points: Generated<number>; expire: Maybe<string> }
}
