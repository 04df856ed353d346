import type { Aviso, Trecho } from '@paco/domain/avisos/aviso'
import { textoOf } from '@paco/domain/avisos/frase'
import { cidadeAtual } from '@paco/domain/cidade/atual'
import { formatInstant } from '@paco/domain/shared/days'
import MailComposer from 'nodemailer/lib/mail-composer'
import { type Html, html, safeHref } from '../http/html.ts'

/** What one e-mail says, and where its links lead. */
export interface Conteudo {
  readonly assunto: string
  readonly abertura: string
  readonly avisos: readonly Aviso[]
  /** How many more there are. */
  readonly outros: number
  /** `https://processos.cidade.sp.gov.br` */
  readonly endereco: string
  readonly codigo: string
}

const PAGES: Readonly<Record<string, string>> = {
  projetos: '/viewprojetocompleto/',
  aditivos: '/aditivos/',
  contratos: '/contratos/',
  medicoes: '/medicoes/',
}

const pageOf = (registro: string | null): string | null => {
  const [table = '', id = ''] = registro?.split('/') ?? []
  return PAGES[table] === undefined ? null : `${PAGES[table]}${id}`
}

/** Links are in the city's colour, where it has one: it can be read on white. */
export const linkStyle = (): string => `color:${cidadeAtual().cor_primaria ?? '#1d4f91'}`
export const NOTE = 'color:#5b6472;font-size:13px'

const trechoHtml = (endereco: string, { texto, registro }: Trecho): Html => {
  const page = pageOf(registro)
  return page === null
    ? html`${texto}`
    : html`<a href="${safeHref(endereco + page)}" style="${linkStyle()}">${texto}</a>`
}

const avisoHtml = (endereco: string, { frase, instante }: Aviso): Html =>
  html`<li style="margin:0 0 10px">${frase.map((trecho) =>
    trechoHtml(endereco, trecho),
  )}<br><span style="${NOTE}">${formatInstant(instante)}</span></li>`

/** Why somebody gets a letter at all. */
export const porQue = (): string =>
  `Você recebe este e-mail porque tem conta no sistema de processos da ${cidadeAtual().nome_orgao}.`

const OUTROS = (n: number) => (n === 1 ? 'E mais 1 aviso.' : `E mais ${n} avisos.`)

/** The one template: text and HTML of the same, without pictures, and nothing from anywhere else. */
function partsOf({ abertura, avisos, outros, endereco, codigo }: Conteudo): { text: string; html: string } {
  const all = `${endereco}/avisos`
  const out = `${endereco}/avisos/sair?codigo=${encodeURIComponent(codigo)}`
  const lines = avisos.map(({ frase, instante }) => `- ${textoOf(frase)} (${formatInstant(instante)})`)
  const more = outros > 0 ? [OUTROS(outros)] : []
  const foot = porQue()
  const text = [
    abertura,
    '',
    ...lines,
    ...more,
    '',
    `Ver todos: ${all}`,
    '',
    '-- ',
    foot,
    `Não receber mais: ${out}`,
  ]
  const page = html`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Avisos</title></head>
<body style="margin:0;padding:16px;font-family:Arial,sans-serif;font-size:15px;line-height:1.45;color:#1b2430">
<p>${abertura}</p>
<ul style="padding-left:20px">${avisos.map((aviso) => avisoHtml(endereco, aviso))}</ul>
${outros > 0 ? html`<p>${OUTROS(outros)}</p>` : null}
<p><a href="${safeHref(all)}" style="${linkStyle()}">Ver todos os avisos</a></p>
<p style="${NOTE}">${foot} <a href="${safeHref(out)}" style="${linkStyle()}">Não receber mais</a></p>
</body></html>`
  return { text: text.join('\n'), html: page.text }
}

interface Pessoa {
  readonly name: string
  readonly address: string
}

export interface Envelope {
  readonly de: Pessoa
  readonly para: Pessoa
  readonly mensagem: string
  readonly data: Date
}

interface Partes {
  readonly assunto: string
  readonly text: string
  readonly html: string
  readonly endereco: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The whole letter as it is handed over. `mensagem` is the same however often it is tried, so that doubles can be told. */
export function compose(
  { assunto, text, html: page, endereco, headers = {} }: Partes,
  { de, para, mensagem, data }: Envelope,
): Promise<Buffer> {
  const composer = new MailComposer({
    from: de,
    to: para,
    date: data,
    subject: assunto,
    messageId: `<aviso-${mensagem}@${new URL(endereco).hostname}>`,
    // Nobody is away from an automatic letter.
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    text,
    html: page,
  })
  return new Promise((resolve, reject) =>
    composer.compile().build((error, bytes) => (error || !bytes ? reject(error) : resolve(bytes))),
  )
}

/** A letter of notices, which whoever gets it may leave. */
export function letterOf(conteudo: Conteudo, envelope: Envelope): Promise<Buffer> {
  const { endereco, codigo, assunto } = conteudo
  const headers = {
    'List-Unsubscribe': `<${endereco}/api/avisos/sair/${encodeURIComponent(codigo)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return compose({ assunto, endereco, headers, ...partsOf(conteudo) }, envelope)
}
