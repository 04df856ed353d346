import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CHAVE } from '@paco/domain/identidades/identidade'
import { NIVEIS } from '@paco/domain/identidades/nivel'
import * as fields from '@paco/domain/shared/fields'
import { ROLES } from '@paco/domain/shared/roles'
import * as z from 'zod/mini'
import { OperatorError } from '../operator-error.ts'
import { GOVBR, GOVBR_BUTTON, GOVBR_SCOPES, govbrAt } from './govbr.ts'
import type { Provedor } from './provedor.ts'

const MIN_KEY = 32
const SCOPES = 'openid email profile'

const wrong = (why: string) => new OperatorError(`Configuração inválida.\nOIDC_PROVEDORES: ${why}.`)

/** Tokens travel to it, so nobody may listen: over TLS, or not off this machine. */
const isSafeAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username } = new URL(value)
  if (username !== '') return false
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  )
}

const address = z.string().check(z.refine(isSafeAddress, 'informe um endereço https'))
const words = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'não pode ser vazio'),
      z.maxLength(max, `use no máximo ${max} caracteres`),
    )

const significado = z.strictObject({
  papel: z.optional(z.enum(ROLES, `use ${ROLES.join(', ')}`)),
  secretaria: z.optional(z.union([z.int().check(z.positive()), words(200)])),
})

const nivel = z.enum(NIVEIS, `use ${NIVEIS.join(', ')}`)

/** One provider as it is written. What is not known is refused: a misspelled rule would be none. */
const written = z.strictObject({
  chave: z.string().check(z.regex(CHAVE, 'use letras minúsculas, números e hífens')),
  nome: words(60),
  tipo: z._default(z.enum(['oidc', 'govbr'], 'use oidc ou govbr'), 'oidc'),
  emissor: z.optional(address),
  enderecos: z.optional(
    z.strictObject({
      autorizacao: address,
      token: address,
      chaves: address,
      usuario: z.optional(address),
      saida: z.optional(address),
    }),
  ),
  client_id: words(300),
  client_secret: z.optional(words(1000)),
  client_secret_arquivo: z.optional(words(1000)),
  escopos: z.optional(words(300)),
  dominio: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.regex(/^[^\s@]+\.[^\s@]+$/, 'informe só o domínio, como cidade.sp.gov.br'),
      ),
  ),
  confiavel: z._default(z.boolean(), false),
  cria: z._default(z.boolean(), false),
  email_do_diretorio: z._default(z.boolean(), false),
  grupos: z.optional(
    z.strictObject({
      caminho: z._default(words(200), 'groups'),
      mapa: z.record(z.string().check(z.minLength(1)), significado),
    }),
  ),
  nivel_minimo: z.optional(nivel),
  nivel_aprovacao: z.optional(nivel),
  obrigatorio: z._default(z.boolean(), false),
  emergencia: z.optional(fields.email),
  chave_cpf: z.optional(words(1000)),
  chave_cpf_arquivo: z.optional(words(1000)),
})
type Written = z.output<typeof written>

/** A secret as it stands in the file or in one of its own, beside it; a blank at its end is nobody's secret. */
function secretOf(direct: string | undefined, file: string | undefined, folder: string): string | null {
  if (direct !== undefined) return direct
  if (file === undefined) return null
  try {
    return readFileSync(resolve(folder, file), 'utf8').trim() || null
  } catch {
    throw wrong(`o arquivo ${file} não pôde ser lido`)
  }
}

/** What cannot be said together, or not without something else. */
function problemOf(provedor: Written, client_secret: string | null, chave_cpf: string | null): string | null {
  const { tipo, nome, confiavel, grupos, dominio, nivel_minimo, nivel_aprovacao } = provedor
  if (client_secret === null) return 'informe client_secret ou client_secret_arquivo'
  if (provedor.obrigatorio && provedor.emergencia === undefined)
    return 'com obrigatorio, informe em emergencia o e-mail do administrador que ainda entra com senha'
  if (provedor.email_do_diretorio && (!confiavel || dominio === undefined))
    return 'email_do_diretorio é só para o diretório da própria Prefeitura: informe também confiavel e dominio'
  if (tipo === 'oidc')
    return provedor.emissor === undefined
      ? 'informe o emissor'
      : nivel_minimo === undefined && nivel_aprovacao === undefined
        ? null
        : 'nivel_minimo e nivel_aprovacao são só do govbr'
  if (nome !== GOVBR_BUTTON) return `o nome do govbr tem de ser '${GOVBR_BUTTON}'`
  if (confiavel || grupos) return 'o govbr não é o diretório da Prefeitura: tire confiavel e grupos'
  if (chave_cpf === null || chave_cpf.length < MIN_KEY)
    return `informe em chave_cpf ou chave_cpf_arquivo um texto secreto de pelo menos ${MIN_KEY} caracteres`
  return null
}

function provedorOf(provedor: Written, folder: string): Provedor {
  const client_secret = secretOf(provedor.client_secret, provedor.client_secret_arquivo, folder)
  const chave_cpf = secretOf(provedor.chave_cpf, provedor.chave_cpf_arquivo, folder)
  const problem = problemOf(provedor, client_secret, chave_cpf)
  if (problem !== null) throw wrong(`${provedor.chave}: ${problem}`)
  const { client_secret_arquivo: _one, chave_cpf_arquivo: _other, ...rest } = provedor
  const isGovbr = provedor.tipo === 'govbr'
  const emissor = provedor.emissor ?? GOVBR
  return {
    ...rest,
    emissor,
    enderecos: provedor.enderecos ?? (isGovbr ? govbrAt(emissor) : null),
    client_secret: client_secret ?? '',
    escopos: provedor.escopos ?? (isGovbr ? GOVBR_SCOPES : SCOPES),
    dominio: provedor.dominio ?? null,
    nivel_minimo: provedor.nivel_minimo ?? null,
    nivel_aprovacao: provedor.nivel_aprovacao ?? null,
    grupos: provedor.grupos ?? null,
    emergencia: provedor.emergencia ?? null,
    chave_cpf,
  }
}

function readWritten(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw wrong(`o arquivo ${path} ${error instanceof SyntaxError ? 'não é JSON' : 'não pôde ser lido'}`)
  }
}

/** What is wrong, in Portuguese also where the schema has no words of its own. */
function toldOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `não se conhece ${issue.keys.join(', ')}`
  return /^[A-Z]/.test(issue.message) ? 'falta, ou é de outro tipo' : issue.message
}

/** The providers of a file, or an error that names the wrong one; never anything secret of it. */
export function readProvedores(path: string): readonly Provedor[] {
  const parsed = z.array(written).safeParse(readWritten(path))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw wrong(`${issue?.path.join('.') || 'o arquivo'}: ${issue ? toldOf(issue) : ''}`)
  }
  const provedores = parsed.data.map((one) => provedorOf(one, dirname(resolve(path))))
  const twice = provedores.find(
    ({ chave }, at) => provedores.findIndex((other) => other.chave === chave) !== at,
  )
  if (twice) throw wrong(`há dois com a chave ${twice.chave}`)
  return provedores
}

/** By whom one may come in besides a password. */
export interface PortaSettings {
  readonly provedores: readonly Provedor[]
  readonly endereco: string
}

/** Providers send people back to one address, which they know beforehand; what comes with them nobody may overhear. */
export function readPorta(file: string | undefined, endereco: string | undefined): PortaSettings | undefined {
  if (file === undefined) return undefined
  const provedores = readProvedores(file)
  if (endereco === undefined || !isSafeAddress(endereco))
    throw new OperatorError(
      'Configuração inválida.\nENDERECO_PUBLICO: com OIDC_PROVEDORES, informe o endereço https do sistema, para onde os provedores devolvem as pessoas.',
    )
  return { provedores, endereco }
}
