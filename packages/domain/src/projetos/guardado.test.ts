import { expect, it } from 'vitest'
import { GUARDADOS, type Guardado, guardadoText } from './guardado.ts'

const END = '. Ele pode ser arquivado, com um motivo.'

it.each<[readonly Guardado[], string]>([
  [['aditivo'], 'um aditivo dele já foi decidido'],
  [['documento'], 'há um documento lacrado dele'],
  [['boletim', 'contrato'], 'um boletim de medição dele já foi aprovado e há um contrato assinado dele'],
  [
    GUARDADOS,
    'um aditivo dele já foi decidido, um boletim de medição dele já foi aprovado, há um contrato assinado dele, o diário da obra já foi escrito e há um documento lacrado dele',
  ],
])('says why a project with %j stays, and what can be done', (motivos, words) => {
  expect(guardadoText(motivos)).toBe(`Este projeto não pode ser excluído: ${words}${END}`)
})
