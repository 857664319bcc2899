/** Facebook vouches for a person, but not for an email address. */
export type Facebook = {
  /**
   * Returns the id of the person whose access token this is. Throws facebook_refused, or facebook_away if Facebook is
   * unreachable.
   */
  subjectOf: (accessToken: string) => Promise<string>
}

/** A person whom an identity provider has identified; `subject` never changes, an email may. */
export type ProvedIdentity = { subject: string; email: string; name: string; proof: Proof }

/** The token that proved it; `isFresh` if it is at most 5 minutes old, which proves that the person is present now. */
export type Proof = { token: string; isFresh: boolean; expiresAt: Date }

export type GoogleIdentity = {
  /**
   * Returns the person of an ID token. Throws google_refused if it proves nothing, google_away if keys can't be
   * fetched.
   */
  verify: (token: string) => Promise<ProvedIdentity>
}
