import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import { labelsOf } from '../shared/labels.ts'
import { diaDiverge, distanciaDaObra } from './cabecalho.ts'
import { antesEDepois } from './comparacao.ts'
import { MESSAGES } from './messages.ts'
import {
  fotoNova,
  fotosList,
  missingRegistro,
  ocorrenciaNova,
  registroCorrigir,
  registroCreate,
  registroSemEfeito,
} from './registro.ts'

class Sent {
  name = 'a.jpg'
  size = 10
}
const chave = '0b6f1e0e-6b0f-4a9e-9a39-0d5f7c1d2e3f'
const foto = { chave, id_projeto: 1, tipo: 'foto', dia: '2026-11-10', arquivo: new Sent() }
const ocorrencia = { chave, id_projeto: 1, tipo: 'ocorrencia', dia: '2026-11-10', texto: 'Choveu.' }

describe('an entry', () => {
  it.each<[string, object, object | null]>([
    ['a picture', foto, null],
    [
      'a picture by a form, all of it text',
      { ...foto, id_projeto: '1', etapa: '5', latitude: '-22.8', longitude: '-45.1', hora: '' },
      null,
    ],
    ['a picture without a file', { ...foto, arquivo: null }, { arquivo: MESSAGES.noPicture }],
    [
      'a caption that is too long',
      { ...foto, texto: 'x'.repeat(501) },
      { texto: 'Use no máximo 500 caracteres.' },
    ],
    ['an occurrence', ocorrencia, null],
    ['an occurrence as long as it may be', { ...ocorrencia, texto: 'x'.repeat(4000) }, null],
    ['one too long', { ...ocorrencia, texto: 'x'.repeat(4001) }, { texto: 'Use no máximo 4000 caracteres.' }],
    ['without words', { ...ocorrencia, texto: '  ' }, { texto: 'Campo obrigatório.' }],
    ['with a file', { ...ocorrencia, arquivo: new Sent() }, { arquivo: MESSAGES.pictureOfText }],
    ['of no kind', { ...ocorrencia, tipo: 'video' }, { tipo: MESSAGES.chooseTipo }],
    ['of a seventh stage', { ...foto, etapa: 7 }, { etapa: 'Escolha uma das seis etapas.' }],
    ['of another moment', { ...foto, momento: 'agora' }, { momento: MESSAGES.chooseMomento }],
    ['at 24 hours', { ...foto, hora: '24:00' }, { hora: MESSAGES.invalidHora }],
    ['at noon', { ...foto, hora: '12:00' }, null],
    ['under no key', { ...foto, chave: 'chave' }, { chave: MESSAGES.invalidChave }],
    ['under a key in capitals', { ...foto, chave: chave.toUpperCase() }, null],
    ['half a place', { ...foto, latitude: 1 }, { latitude: MESSAGES.halfPlace }],
    [
      'a place off the earth',
      { ...foto, latitude: 91, longitude: 0 },
      { latitude: 'Informe uma latitude entre -90 e 90.' },
    ],
  ])('%s', (_, body, campos) => {
    const result = validate(registroCreate, body)
    expect(result.ok ? null : result.campos).toEqual(campos)
  })

  it.each([
    [{}, {}],
    [{ tipo: 'foto' }, { arquivo: MESSAGES.noPicture }],
    [{ tipo: 'ocorrencia', texto: ' ' }, { texto: 'Campo obrigatório.' }],
  ])('%j lacks %j', (body, campos) => expect(missingRegistro(body, null)).toEqual(campos))

  it('is corrected in what is said of it, and annulled with a reason', () => {
    expect(validate(registroCorrigir, { texto: '', momento: '', etapa: null, versao: 1 })).toMatchObject({
      ok: true,
      data: { texto: null, momento: null, etapa: null },
    })
    expect(validate(registroSemEfeito, { motivo: ' ' }).ok).toBe(false)
  })
})

describe('what is written', () => {
  it.each([
    ['of a new picture', fotoNova, 'Legenda'],
    ['of a corrected one', registroCorrigir, 'Legenda'],
    ['in the book', ocorrenciaNova, 'O que aconteceu'],
    ['where both stand', registroCreate, 'Texto'],
  ])('%s is called by its name', (_, schema, label) => expect(labelsOf(schema).texto).toBe(label))

  it('in the public list of pictures is a caption', () =>
    expect(fotosList.columns.find(({ key }) => key === 'texto')?.label).toBe('Legenda'))
})

describe('where it was made', () => {
  const PONTO = { latitude: -22.8164, longitude: -45.1933 }
  it.each([
    [{ latitude: -22.8164, longitude: -45.1933 }, 'a 0 m do ponto da obra'],
    [{ latitude: -22.8194, longitude: -45.1933 }, 'a 330 m do ponto da obra'],
    [{ latitude: -22.9, longitude: -45.1933 }, 'a 9,3 km do ponto da obra'],
    [{ latitude: null, longitude: null }, null],
  ])('%j is %s', (entry, text) => {
    expect(distanciaDaObra(entry, PONTO)).toBe(text)
    expect(distanciaDaObra(entry, null)).toBeNull()
  })

  it.each([
    [{ dia: '2026-11-10', exif_dia: null }, false],
    [{ dia: '2026-11-10', exif_dia: '2026-11-10' }, false],
    [{ dia: '2026-11-10', exif_dia: '2026-11-09' }, true],
  ])('%j: another day than the camera’s is %s', (entry, other) => expect(diaDiverge(entry)).toBe(other))
})

describe('before and after', () => {
  const shown = (id: number, dia: string, momento: 'antes' | 'durante' | 'depois' | null) =>
    ({ id, dia, momento }) as const
  it.each<[string, Parameters<typeof antesEDepois>[0], readonly number[] | null]>([
    ['none', [], null],
    ['one', [shown(1, '2026-01-01', 'antes')], null],
    ['two of no moment', [shown(2, '2026-01-02', null), shown(1, '2026-01-01', null)], [1, 2]],
    [
      'the oldest before and the newest after',
      [
        shown(1, '2026-01-05', 'antes'),
        shown(2, '2026-01-03', 'antes'),
        shown(3, '2026-01-01', 'durante'),
        shown(4, '2026-02-01', 'depois'),
        shown(5, '2026-03-01', 'depois'),
        shown(6, '2026-04-01', 'durante'),
      ],
      [2, 5],
    ],
  ])('%s', (_, fotos, ids) => {
    expect(antesEDepois(fotos)?.map(({ id }) => id) ?? null).toEqual(ids)
  })
})
