import { afterAll, describe, expect, it } from 'vitest'
import { CLIENT, startDiretorio } from '../../test/diretorio.ts'
import { openCliente } from './cliente.ts'
import { provedorOf, retornoOf } from './entrada.testing.ts'

const RETORNO = retornoOf('diretorio')
const METHODS = ['client_secret_post', 'client_secret_basic'] as const

async function openOffering(methods: readonly string[]) {
  const [token_endpoint_auth_method] = methods
  const client = { ...CLIENT, token_endpoint_auth_method, redirect_uris: [RETORNO] }
  const diretorio = await startDiretorio([RETORNO], {
    clientAuthMethods: methods,
    clients: [{ ...client, grant_types: ['authorization_code'] }],
  })
  afterAll(diretorio.close)
  return diretorio
}

describe.each(METHODS)('a provider that offers %s alone', (method) => {
  const offering = openOffering([method])

  it('takes our name and secret', async () => {
    const { emissor, autorizacoes } = await offering
    await openCliente(provedorOf(emissor), RETORNO).ask()
    const { client_id, client_secret } = CLIENT
    const plain = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`
    expect(autorizacoes).toEqual(method === 'client_secret_basic' ? [plain] : [])
  })

  it('is told from one that refuses them', async () => {
    const { emissor } = await offering
    const wrong = openCliente(provedorOf(emissor, { client_secret: 'outro-segredo' }), RETORNO)
    await expect(wrong.ask()).rejects.toThrow('recusou client_id ou client_secret')
  })
})

it('where both are offered the secret goes in the body', async () => {
  const { emissor, autorizacoes } = await openOffering(METHODS)
  await openCliente(provedorOf(emissor), RETORNO).ask()
  expect(autorizacoes).toEqual([])
})

it('a provider that does not answer is told so', async () => {
  await expect(openCliente(provedorOf('http://127.0.0.1:1'), RETORNO).ask()).rejects.toThrow('away')
})
