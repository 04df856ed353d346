/** Field name → reason, in Portuguese. */
export type Campos = Record<string, string>

export const hasCampos = (campos: Campos): boolean => Object.keys(campos).length > 0

/** Said of every field that must be there and is not. */
export const REQUIRED = 'Campo obrigatório.'

/** Why one of several records that were sent together is refused; where another changed it, as it is now. */
export interface LinhaRecusada {
  readonly id: number
  /** Changed by another meanwhile, not this person's to change so, or not valid. */
  readonly tipo: 'mudou' | 'recusada' | 'invalida'
  readonly motivo: string
  readonly campos: Campos
  readonly atual?: { readonly versao: number; readonly valores: Readonly<Record<string, unknown>> }
  /** Who changed it last. */
  readonly por?: string
}

/** The one form of every error on the wire. */
export interface ErrorBody {
  Status: 'Error'
  Error: string
  message: string
  Campos?: Campos
  Linhas?: readonly LinhaRecusada[]
}

/** A refusal the person is meant to read: HTTP status, Portuguese text and, on validation, the fields at fault. */
export class PacoError extends Error {
  readonly status: number
  readonly campos: Campos | undefined
  /** Of several records that were sent together, those at fault. */
  readonly linhas: readonly LinhaRecusada[] | undefined
  /** Seconds until trying again makes sense (429, 503). */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    text: string,
    more: { campos?: Campos; linhas?: readonly LinhaRecusada[]; retryAfter?: number } = {},
  ) {
    super(text)
    this.name = 'PacoError'
    this.status = status
    this.campos = more.campos
    this.linhas = more.linhas
    this.retryAfter = more.retryAfter
  }

  /** The body that travels. */
  toBody(): ErrorBody {
    const body: ErrorBody = { Status: 'Error', Error: this.message, message: this.message }
    return {
      ...body,
      ...(this.campos ? { Campos: this.campos } : {}),
      ...(this.linhas ? { Linhas: this.linhas } : {}),
    }
  }
}

export const invalid = (campos: Campos, text = 'Confira os campos indicados.') =>
  new PacoError(400, text, { campos })
export const malformed = (text: string) => new PacoError(400, text)
export const unauthenticated = (text = 'Usuário não autenticado. Faça login novamente.') =>
  new PacoError(401, text)
export const forbidden = (text = 'Você não tem permissão para esta ação.') => new PacoError(403, text)
export const notFound = (text = 'Registro não encontrado.') => new PacoError(404, text)
export const conflict = (text: string, campos?: Campos) => new PacoError(409, text, campos ? { campos } : {})
export const tooLarge = (text = 'O conteúdo enviado é grande demais.') => new PacoError(413, text)
export const wrongType = (text = 'Tipo de conteúdo não aceito.') => new PacoError(415, text)
/** What only a code shown a moment ago allows. */
export const unproven = () =>
  new PacoError(428, 'Para esta decisão, confirme que é você com um código da verificação em duas etapas.')
export const tooMany = (retryAfter: number) =>
  new PacoError(429, 'Muitas tentativas. Aguarde um pouco e tente novamente.', { retryAfter })

/** What is said when nothing better is known. */
export const SERVER_ERROR = 'Erro no servidor'

/** What a write is told while there is no room for it; reads go on. */
export const DISK_FULL =
  'O disco do servidor está cheio: consultas continuam, gravações não. Avise quem cuida do servidor.'

/** What a write is told for the seconds in which the city moves to a server; reads go on. */
export const MUDANDO =
  'O sistema está mudando de banco de dados: por alguns segundos só é possível consultar. Tente de novo em instantes.'

/** Optimistic concurrency: what an update with an old `versao` is told. */
export const STALE_VERSION =
  'Este registro foi alterado por outra pessoa. Recarregue a página para ver a versão atual.'
