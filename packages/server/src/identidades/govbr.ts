import { createHmac } from 'node:crypto'
import type { Enderecos } from './provedor.ts'

/** The Login Único of gov.br, as its manual describes it; it publishes no description that programs read. */
export const GOVBR = 'https://sso.acesso.gov.br/'
/** What the manual wants its button to say. */
export const GOVBR_BUTTON = 'Entrar com GOV.BR'
export const GOVBR_SCOPES = 'openid email profile govbr_confiabilidades govbr_confiabilidades_idtoken'

/** Its addresses, at the issuer of production or of trials. */
export const govbrAt = (emissor: string): Enderecos => ({
  autorizacao: new URL('authorize', emissor).href,
  token: new URL('token', emissor).href,
  chaves: new URL('jwk', emissor).href,
  usuario: new URL('userinfo/', emissor).href,
  saida: new URL('logout', emissor).href,
})

/**
 * What is stored of a CPF. There are few enough of them to try them all, so a plain hash would be the CPF itself: without
 * the key, which stands in no table and no backup, nobody finds out whose it is.
 */
export const hideCpf = (cpf: string, chave_cpf: string): string =>
  createHmac('sha256', chave_cpf).update(`cpf ${cpf}`).digest('base64url')
