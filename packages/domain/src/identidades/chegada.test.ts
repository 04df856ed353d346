import { describe, expect, it } from 'vitest'
import { type Chegada, type Confianca, type Conta, decideFirst, readClaims, refusalOf } from './chegada.ts'

const OIDC = { tipo: 'oidc', email_do_diretorio: false } as const
const ENTRA = { tipo: 'oidc', email_do_diretorio: true } as const
const GOVBR = { tipo: 'govbr', email_do_diretorio: false } as const

describe('what a provider tells', () => {
  it.each([
    ['a verified e-mail', { email: 'Ana@X.gov.br', email_verified: true }, OIDC, 'ana@x.gov.br', true],
    ['one that is not', { email: 'a@x.gov.br', email_verified: false }, OIDC, 'a@x.gov.br', false],
    ['one of which it says nothing', { email: 'a@x.gov.br' }, OIDC, 'a@x.gov.br', false],
    ['what is no e-mail', { email: 'ana', email_verified: true }, OIDC, null, false],
    ['what is no text', { email: ['a@x.gov.br'], email_verified: true }, OIDC, null, false],
    ['yes as a text', { email: 'a@x.gov.br', email_verified: 'true' }, OIDC, 'a@x.gov.br', true],
    ['no as a text', { email: 'a@x.gov.br', email_verified: 'false' }, OIDC, 'a@x.gov.br', false],
    ['an e-mail of the directory', { preferred_username: 'a@x.gov.br' }, ENTRA, 'a@x.gov.br', true],
    ['that it is not verified', { email: 'a@x.gov.br', email_verified: false }, ENTRA, 'a@x.gov.br', false],
    ['a name to come in by, of another', { preferred_username: 'a@x.gov.br' }, OIDC, null, false],
  ])('%s', (_what, claims, leitura, email, verificado) => {
    expect(readClaims({ sub: '1', ...claims }, leitura)).toMatchObject({ email, verificado })
  })

  it.each([
    ['111.444.777-35', '11144477735'],
    ['11144477735', '11144477735'],
    ['1114447773-5', '11144477735'],
    ['1114447773', null],
    [undefined, null],
  ])('a CPF: %s', (sub, read) => expect(readClaims({ sub }, GOVBR)?.sub ?? null).toBe(read))

  it.each([[''], ['  '], [undefined], [7], ['x'.repeat(256)]])('nobody: %j', (sub) =>
    expect(readClaims({ sub }, OIDC)).toBeNull(),
  )

  it.each([
    [{ level: 'gold' }, 'gold'],
    [{ level: 'ouro' }, null],
    ['gold', null],
    [null, null],
    [undefined, null],
  ])('a level: %j', (reliability_info, nivel) => {
    expect(readClaims({ sub: '11144477735', reliability_info }, GOVBR)?.nivel).toBe(nivel)
    expect(readClaims({ sub: '1', reliability_info }, OIDC)?.nivel).toBeNull()
  })
})

const chegada = (more: Partial<Chegada> = {}): Chegada => ({
  sub: '1',
  nome: 'Ana',
  email: 'ana@cidade.gov.br',
  verificado: true,
  nivel: null,
  ...more,
})
const confianca = (more: Partial<Confianca> = {}): Confianca => ({
  confiavel: false,
  cria: false,
  dominio: null,
  nivel_minimo: null,
  ...more,
})

describe('who is kept out, whoever they are', () => {
  it.each([
    [{}, {}, null],
    [{ email: null, verificado: false }, {}, null],
    [{}, { dominio: 'cidade.gov.br' }, null],
    [{ email: 'a@outra.gov.br' }, { dominio: 'cidade.gov.br' }, 'dominio'],
    [{ email: 'a@x@outra.gov.br' }, { dominio: 'cidade.gov.br' }, 'dominio'],
    [{ email: 'cidade.gov.br@evil' }, { dominio: 'cidade.gov.br' }, 'dominio'],
    [{ verificado: false }, { dominio: 'cidade.gov.br' }, 'email'],
    [{ nivel: 'bronze' }, { nivel_minimo: 'silver' }, 'nivel'],
    [{ nivel: 'gold' }, { nivel_minimo: 'silver' }, null],
    [{ nivel: null }, { nivel_minimo: 'bronze' }, 'nivel'],
  ] as const)('%j by %j: %s', (who, by, recusa) =>
    expect(refusalOf(chegada(who), confianca(by))).toBe(recusa),
  )
})

const conta = (more: Partial<Conta> = {}): Conta => ({
  ativo: true,
  convidada: false,
  vinculada: false,
  provada: true,
  ...more,
})

describe('who comes for the first time', () => {
  it.each([
    ['a stranger', {}, {}, null, { recusa: 'desconhecida' }],
    ['a stranger who may', {}, { cria: true }, null, { faz: 'cria' }],
    ['a stranger without proof', { verificado: false }, { cria: true }, null, { recusa: 'email' }],
    ['a person, by anybody’s word', {}, { cria: true }, conta(), { recusa: 'vincular' }],
    ['a person, by the city’s own', {}, { confiavel: true }, conta(), { faz: 'vincula' }],
    ['… without proof', { verificado: false }, { confiavel: true }, conta(), { recusa: 'email' }],
    ['… under another number', {}, { confiavel: true }, conta({ vinculada: true }), { recusa: 'vincular' }],
    ['somebody who was invited', {}, {}, conta({ convidada: true }), { faz: 'vincula' }],
    ['… without proof', { verificado: false }, {}, conta({ convidada: true }), { recusa: 'email' }],
    ['an account nobody proved', {}, { cria: true }, conta({ provada: false }), { faz: 'vincula' }],
    ['… by the city’s own', {}, { confiavel: true }, conta({ provada: false }), { faz: 'vincula' }],
    ['… by a word that makes nobody', {}, {}, conta({ provada: false }), { recusa: 'vincular' }],
    [
      '… without proof',
      { verificado: false },
      { cria: true },
      conta({ provada: false }),
      { recusa: 'email' },
    ],
    [
      '… known there by a stranger’s number',
      {},
      { confiavel: true },
      conta({ provada: false, vinculada: true }),
      { faz: 'vincula' },
    ],
    ['… inactive', {}, { confiavel: true }, conta({ provada: false, ativo: false }), { recusa: 'inativa' }],
    ['somebody inactive', {}, { confiavel: true }, conta({ ativo: false }), { recusa: 'inativa' }],
  ] as const)('%s', (_who, came, by, found, decisao) =>
    expect(decideFirst(chegada(came), confianca(by), found)).toEqual(decisao),
  )
})
