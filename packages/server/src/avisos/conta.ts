import { cidadeAtual } from '@paco/domain/cidade/atual'
import { orgaoText } from '@paco/domain/cidade/orgao'
import { formatInstant } from '@paco/domain/shared/days'
import { SENHA_MINUTOS } from '@paco/domain/usuarios/senha'
import type { Db } from '../db/database.ts'
import { html, safeHref } from '../http/html.ts'
import { conviteForLetter } from '../usuarios/convites.ts'
import { type AvisoDeConta, senhaLinkForLetter } from '../usuarios/senha.ts'
import type { Envio } from './emails-queries.ts'
import { compose, type Envelope, linkStyle, NOTE, porQue } from './mensagem.ts'

/** What is told of an account, to its owner alone. */
type Tipo = AvisoDeConta | 'senha-pedida' | 'convite' | 'cadastro'

interface Texto {
  readonly assunto: string
  readonly linhas: readonly string[]
  readonly link?: { readonly palavras: string; readonly para: string }
}

const NAO_FUI_EU = 'Se não foi você, procure um administrador do sistema.'

const TEXTOS: Readonly<Record<AvisoDeConta, (quando: string) => Texto>> = {
  'senha-trocada': (quando) => ({
    assunto: 'A sua senha foi trocada',
    linhas: [
      `A senha da sua conta foi trocada em ${quando}, e as sessões abertas foram encerradas.`,
      NAO_FUI_EU,
    ],
  }),
  'fator-ligado': (quando) => ({
    assunto: 'Verificação em duas etapas ligada',
    linhas: [`A verificação em duas etapas da sua conta foi ligada em ${quando}.`, NAO_FUI_EU],
  }),
  'fator-desligado': (quando) => ({
    assunto: 'Verificação em duas etapas desligada',
    linhas: [`A verificação em duas etapas da sua conta foi desligada em ${quando}.`, NAO_FUI_EU],
  }),
  'fator-zerado': (quando) => ({
    assunto: 'Verificação em duas etapas desligada por um administrador',
    linhas: [
      `Um administrador desligou a verificação em duas etapas da sua conta em ${quando}. Você entra só com a senha; ligue-a de novo em Minha conta.`,
      NAO_FUI_EU,
    ],
  }),
  'recuperacao-usada': (quando) => ({
    assunto: 'Um código de recuperação foi usado',
    linhas: [`Um código de recuperação da sua conta foi usado em ${quando}.`, NAO_FUI_EU],
  }),
  'codigos-trocados': (quando) => ({
    assunto: 'Novos códigos de recuperação',
    linhas: [
      `Os códigos de recuperação da sua conta foram trocados em ${quando}. Os anteriores não valem mais.`,
      NAO_FUI_EU,
    ],
  }),
}

const tipoOf = ({ chaves }: Envio): Tipo | null => {
  const [kind, tipo] = chaves[0]?.split('/') ?? []
  return kind === 'conta' ? (tipo as Tipo) : null
}
export const isConta = (envio: Envio): boolean => tipoOf(envio) !== null

/** The link is drawn now that the letter leaves: neither the queue nor a backup ever had its secret. */
async function pedida(db: Db, { para }: Envio, endereco: string): Promise<Texto | null> {
  const link = await senhaLinkForLetter(db, para.id)
  return (
    link && {
      assunto: 'Escolha outra senha',
      linhas: [
        'Alguém pediu para trocar a senha da sua conta. Se foi você, abra o link e escolha outra:',
        `O link vale uma só vez, até ${formatInstant(link.expira_em)}. Se não foi você, ignore este e-mail: a sua senha continua a mesma.`,
      ],
      link: { palavras: 'Escolher outra senha', para: `${endereco}${link.endereco}` },
    }
  )
}

/** Whoever registered may have typed somebody else's e-mail: who opens the link chooses a password, and has nothing of theirs. */
async function cadastrada(db: Db, { para }: Envio, endereco: string): Promise<Texto | null> {
  const link = await senhaLinkForLetter(db, para.id)
  return (
    link && {
      assunto: 'Confirme o seu e-mail',
      linhas: [
        `Alguém criou uma conta com este e-mail no ${cidadeAtual().nome_sistema} (${orgaoText(cidadeAtual())}). Se foi você, abra o link e escolha a sua senha: assim o e-mail fica confirmado.`,
        `O link vale uma só vez, até ${formatInstant(link.expira_em)}; depois, peça outro em "Esqueci minha senha". Se não foi você, ignore este e-mail: sem a confirmação ninguém recebe permissões por esta conta.`,
      ],
      link: { palavras: 'Confirmar o e-mail', para: `${endereco}${link.endereco}` },
    }
  )
}

/** After a day whoever asked for it has sent the link another way, or asks again. */
const CONVITE_ESPERA = 24 * 60 * 60_000

async function convidado(db: Db, { para, chaves }: Envio, endereco: string): Promise<Texto | null> {
  const link = await conviteForLetter(db, para.id, Number(chaves[0]?.split('/')[2]))
  return (
    link && {
      assunto: `Convite: ${cidadeAtual().nome_sistema}`,
      linhas: [
        `Você foi convidado a usar o ${cidadeAtual().nome_sistema} (${orgaoText(cidadeAtual())}). Abra o link e escolha a sua senha:`,
        `O link vale uma só vez, até ${formatInstant(link.expira_em)}. Depois, você entra com o e-mail ${para.endereco}. Se não esperava este convite, ignore este e-mail.`,
      ],
      link: { palavras: 'Escolher a senha e entrar', para: `${endereco}${link.endereco}` },
    }
  )
}

async function textoOf(db: Db, envio: Envio, endereco: string, now: Date): Promise<Texto | null> {
  const tipo = tipoOf(envio)
  if (tipo === null || !envio.para.ativo) return null
  const age = now.getTime() - envio.criado_em.getTime()
  if (tipo === 'convite') return age > CONVITE_ESPERA ? null : convidado(db, envio, endereco)
  if (tipo === 'cadastro') return age > CONVITE_ESPERA ? null : cadastrada(db, envio, endereco)
  // Who asked an hour ago has asked again, or given up.
  if (tipo === 'senha-pedida') return age > SENHA_MINUTOS * 60_000 ? null : pedida(db, envio, endereco)
  return TEXTOS[tipo](formatInstant(envio.criado_em.toISOString()))
}

/** The letter, or null where there is nothing to tell any more. */
export async function cartaDaConta(
  db: Db,
  envio: Envio,
  endereco: string,
  envelope: Envelope,
): Promise<Buffer | null> {
  const texto = await textoOf(db, envio, endereco, envelope.data)
  if (texto === null) return null
  const { assunto, linhas, link } = texto
  const [first = '', ...rest] = linhas
  const ola = `Olá, ${envio.para.name}.`
  const foot = porQue()
  const text = [`${ola} ${first}`, ...(link ? ['', link.para] : []), '', ...rest, '', '-- ', foot].join('\n')
  const page = html`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${assunto}</title></head>
<body style="margin:0;padding:16px;font-family:Arial,sans-serif;font-size:15px;line-height:1.45;color:#1b2430">
<p>${ola} ${first}</p>
${link ? html`<p><a href="${safeHref(link.para)}" style="${linkStyle()}">${link.palavras}</a></p>` : null}
${rest.map((linha) => html`<p>${linha}</p>`)}
<p style="${NOTE}">${foot}</p>
</body></html>`
  return compose({ assunto, text, html: page.text, endereco }, envelope)
}
