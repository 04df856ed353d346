import { dayOf, formatDay } from '../shared/days.ts'
import type { Assinatura } from './documento.ts'

/** How well a signature stands, in the colours of a state. */
export type Tom = 'ok' | 'wait' | 'bad' | 'idle'

type Dita = Pick<Assinatura, 'nome' | 'em' | 'integra' | 'alterado_depois' | 'coberto_depois' | 'carimbo'>

/** What was found of a signature inside of a PDF, in words that claim no more than was looked at; `curto` fits a chip. */
export function dizerAssinatura(assinatura: Dita): { tom: Tom; curto: string; texto: string } {
  const { nome, em, integra, alterado_depois, coberto_depois, carimbo } = assinatura
  const de = `${carimbo ? 'o carimbo do tempo' : 'a assinatura'} de ${nome ?? 'pessoa não identificada'}`
  if (!integra && nome === null)
    return {
      tom: 'idle',
      curto: 'Assinatura que não foi possível ler',
      texto: 'Há uma assinatura aqui que não foi possível ler.',
    }
  if (!integra)
    return {
      tom: 'bad',
      curto: `Não confere: ${de}`,
      texto: 'Não confere: o que foi assinado não é o que o arquivo tem.',
    }
  if (alterado_depois)
    return {
      tom: 'wait',
      curto: `Alterado após ${de}`,
      texto:
        'Documento alterado após a assinatura: o trecho assinado está intacto, mas o arquivo recebeu acréscimos que nenhuma assinatura cobre.',
    }
  const por = `${carimbo ? 'Carimbo do tempo de' : 'Assinado por'} ${nome ?? 'pessoa não identificada'}`
  return {
    tom: 'ok',
    curto: em === null ? por : `${por} em ${formatDay(dayOf(new Date(em)))}`,
    texto: coberto_depois
      ? 'O trecho assinado está intacto. O que foi acrescentado depois está coberto por uma assinatura posterior.'
      : 'O arquivo inteiro está como foi assinado.',
  }
}

/** What nobody looked at, said wherever a signature is shown. */
export const NAO_CONFERIDO =
  'O nome é o que o certificado diz. A cadeia de certificados não foi validada: o Paço não confere se o certificado é da ICP-Brasil ou do gov.br, nem se valia no dia.'
