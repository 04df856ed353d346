import type { Assinatura } from './documento.ts'

/** How well a signature stands, in the colours of a state. */
export type Tom = 'ok' | 'wait' | 'bad' | 'idle'

/** What was found of a signature inside of a PDF, in words that claim no more than was looked at. */
export function dizerAssinatura({
  nome,
  integra,
  alterado_depois,
  coberto_depois,
}: Pick<Assinatura, 'nome' | 'integra' | 'alterado_depois' | 'coberto_depois'>): { tom: Tom; texto: string } {
  if (!integra && nome === null)
    return { tom: 'idle', texto: 'Há uma assinatura aqui que não foi possível ler.' }
  if (!integra) return { tom: 'bad', texto: 'Não confere: o que foi assinado não é o que o arquivo tem.' }
  if (alterado_depois)
    return {
      tom: 'wait',
      texto:
        'Documento alterado após a assinatura: o trecho assinado está intacto, mas o arquivo recebeu acréscimos que nenhuma assinatura cobre.',
    }
  if (coberto_depois)
    return {
      tom: 'ok',
      texto:
        'O trecho assinado está intacto. O que foi acrescentado depois está coberto por uma assinatura posterior.',
    }
  return { tom: 'ok', texto: 'O arquivo inteiro está como foi assinado.' }
}

/** What nobody looked at, said wherever a signature is shown. */
export const NAO_CONFERIDO =
  'O nome é o que o certificado diz. A cadeia de certificados não foi validada: o Paço não confere se o certificado é da ICP-Brasil ou do gov.br, nem se valia no dia.'
