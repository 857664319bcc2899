import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'
import { household, type Person } from '#test/people/people'

test('a worker is asked for her picture until she has chosen one of the drawn people', async () => {
  const app = await testApp()
  const person: Person = (await household(app, 'mya')).worker
  const show = (img_url: string) => app.call('POST /users/avatar', { body: { img_url } }, person.token)
  const needsPicture = async () => {
    await app.call('POST /auth/logout', {}, person.token)
    const { data } = await app.call('POST /auth/login', { body: { username: person.name, password: person.password } })
    await app.call('POST /auth/session/:id', { params: { id: person.id } }, data.token)
    Object.assign(person, { token: data.token })
    return data.user.needs_picture
  }
  expect(await needsPicture()).toBe(true)
  for (const address of ['/people/nobody.svg', '/people/../x.svg']) {
    expect((await show(address)).code).toBe('not_found')
  }
  expect((await show('/people/hnin.svg')).data.img_url).toBe('/people/hnin.svg')
  expect(await needsPicture()).toBe(false)
})
