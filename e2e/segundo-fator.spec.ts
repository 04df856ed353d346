import { createHmac } from 'node:crypto'
import { expect, expectAccessible, test, tokenOf, unique } from './support.ts'

const PASSWORD = 'senha de quem entra'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app on a phone does with the key: the code of the step that is `later` from now. */
function codeOf(key: string, later = 0): string {
  const bits = [...key].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = (mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7fffffff) % 1_000_000
  return String(number).padStart(6, '0')
}

test('a person puts the second step on, and comes in with a code or a recovery code, each once', async ({
  page,
}) => {
  const name = unique('Cuidadosa')
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@demo.local`
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  await page.request.post('/api/usuarios', { headers, data: { name, email, password: PASSWORD } })

  const knock = async () => {
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  }
  const show = async (codigo: string) => {
    await page.getByLabel('Código de verificação').fill(codigo)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  }
  const leave = async () => {
    // The page is loaded anew after a login: what it is then is emptied.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => localStorage.clear())
  }

  await knock()
  await expect(page.getByText(name).first()).toBeVisible()
  const { key, codes } = await test.step('put on with password, key and code', async () => {
    await page.goto('/conta')
    await page.getByLabel('Sua senha, para ligar a verificação').fill(PASSWORD)
    await page.getByRole('button', { name: 'Ligar a verificação' }).click()
    await expect(page.getByRole('img', { name: 'QR para o aplicativo de códigos' })).toBeVisible()
    await expectAccessible(page)
    const key = await page.getByLabel('Sem câmera, digite esta chave no aplicativo').inputValue()
    await page.getByLabel('Código que o aplicativo mostra').fill(codeOf(key, -1))
    await page.getByRole('button', { name: 'Confirmar o código' }).click()
    const list = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
    await expect(list).toHaveCount(10)
    await expectAccessible(page)
    const codes = await list.allTextContents()
    await page.getByRole('button', { name: 'Já guardei' }).click()
    await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible()
    return { key, codes }
  })

  await test.step('the password alone does not come in', async () => {
    await leave()
    await knock()
    await expect(page.getByLabel('Código de verificação')).toBeVisible()
    await expectAccessible(page)
    await show('000000')
    await expect(page.getByRole('alert')).toContainText('O código não confere')
    await show(codeOf(key, 1))
    await expect(page.getByText(name).first()).toBeVisible()
  })

  await test.step('a recovery code does, once', async () => {
    await leave()
    await knock()
    await show(codes[0] ?? '')
    await expect(page.getByText(name).first()).toBeVisible()
    await leave()
    await knock()
    await show(codes[0] ?? '')
    await expect(page.getByRole('alert')).toContainText('O código não confere')
  })

  await test.step('an administrator sees it, and puts it off', async () => {
    const reply = await page.request.get(`/api/usuarios?fator=true&busca=${encodeURIComponent(name)}`, {
      headers,
    })
    const [{ id }] = (await reply.json()).Result
    expect((await page.request.post(`/api/usuarios/${id}/fator/zerar`, { headers })).ok()).toBe(true)
    await knock()
    await expect(page.getByText(name).first()).toBeVisible()
  })
})
