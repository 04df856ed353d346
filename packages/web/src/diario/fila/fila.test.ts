import { describe, expect, it } from 'vitest'
import { camposDe, type ItemFila, proximoDe, recusadoDe, restoDe } from './item.ts'
import { type Espera, isNossa, pausaDe, type Resposta, resultadoDe } from './resultado.ts'
import { segurar, sozinho } from './trava.ts'

const item = (changes: Partial<ItemFila> = {}): ItemFila => ({
  chave: 'a',
  dono: 3,
  id_projeto: 7,
  tipo: 'foto',
  dia: '2026-11-10',
  hora: null,
  etapa: 5,
  momento: 'durante',
  texto: 'Fundação',
  id_contrato: null,
  latitude: -22.8,
  longitude: -45.1,
  arquivo: new Blob(['x']),
  nome: 'a.jpg',
  posto_em: 1,
  edicao: 0,
  problema: null,
  ...changes,
})
const resposta = (status: number, changes: Partial<Resposta> = {}): Resposta => ({
  status,
  nossa: true,
  texto: 'Palavras do servidor.',
  segundos: null,
  ...changes,
})

describe('an answer', () => {
  it.each([200, 201])('%i is the end of it', (status) =>
    expect(resultadoDe(resposta(status))).toEqual({ tipo: 'feito' }),
  )

  it.each([
    ['of a network that shows a page of its own', resposta(200, { nossa: false }), 'rede'],
    ['that leads elsewhere', resposta(302, { nossa: false }), 'rede'],
    ['that never came', resposta(0, { nossa: false }), 'rede'],
    ['to nobody', resposta(401), 'sessao'],
    ['that came too late', resposta(408), 'servidor'],
    ['to one of too many', resposta(429), 'servidor'],
    ['of a server that fails', resposta(500), 'servidor'],
    ['of a proxy', resposta(502, { nossa: false }), 'servidor'],
    ['of a busy server', resposta(503), 'servidor'],
    ['of a full one', resposta(507), 'servidor'],
  ] as const)('%s lets all wait', (_, given, motivo) =>
    expect(resultadoDe(given)).toMatchObject({ tipo: 'espera', espera: { motivo } }),
  )

  it('tells why, and for how long the server wants to be left alone', () =>
    expect(resultadoDe(resposta(503, { segundos: 40 }))).toEqual({
      tipo: 'espera',
      espera: { motivo: 'servidor', texto: 'Palavras do servidor.', segundos: 40 },
    }))

  it.each([400, 403, 404, 409, 413, 415, 422])('%i refuses this one alone, in its words', (status) =>
    expect(resultadoDe(resposta(status))).toEqual({
      tipo: 'recusado',
      problema: { status, texto: 'Palavras do servidor.' },
    }),
  )

  it.each([
    ['{"Status":"Success","id":4}', true],
    ['{"Status":"Error"}', false],
    ['<html>Aceite os termos da rede</html>', false],
    ['null', false],
    ['', false],
  ])('%s is ours: %s', (text, ours) => expect(isNossa(text)).toBe(ours))
})

describe('the next try', () => {
  const wait = (changes: Partial<Espera>): Espera => ({
    motivo: 'rede',
    texto: '',
    segundos: null,
    ...changes,
  })
  it.each([
    [1, 15],
    [2, 30],
    [3, 60],
    [4, 120],
    [5, 300],
    [50, 300],
  ])('after %i in vain is %i seconds later', (tentativas, seconds) =>
    expect(pausaDe(wait({}), tentativas)).toBe(seconds),
  )
  it('is when the server said', () => expect(pausaDe(wait({ motivo: 'servidor', segundos: 7 }), 4)).toBe(7))
  it('is after the login, where there is no session', () =>
    expect(pausaDe(wait({ motivo: 'sessao' }), 1)).toBeNull())
})

describe('the queue', () => {
  const [first, second] = [item({ chave: 'b', posto_em: 1 }), item({ chave: 'a', posto_em: 2 })]
  const refused = item({ chave: 'c', posto_em: 0, problema: { status: 400, texto: 'Não.' } })
  it.each([
    ['the oldest goes first', [second, first], [], 'b'],
    ['then the one after it', [second, first], ['b'], 'a'],
    ['what was refused stays', [refused, second], [], 'a'],
    ['all were tried', [second, first], ['a', 'b'], undefined],
    ['nothing waits', [refused], [], undefined],
  ] as const)('%s', (_, itens, tried, chave) =>
    expect(proximoDe(itens, new Set<string>(tried))?.chave).toBe(chave),
  )

  it('is sent without what is nobody’s but this device’s', () =>
    expect(camposDe(item({ hora: null }))).toEqual({
      chave: 'a',
      id_projeto: '7',
      tipo: 'foto',
      dia: '2026-11-10',
      etapa: '5',
      momento: 'durante',
      texto: 'Fundação',
      latitude: '-22.8',
      longitude: '-45.1',
    }))
})

describe('an entry that was edited on its way', () => {
  const sent = item()
  const edited = item({ texto: 'Fundação, lado norte', edicao: 1 })
  const problema = { status: 400, texto: 'Não.' }

  it('stays as another one, for its person to decide on', () => {
    expect(restoDe(sent, sent, 'nova')).toBeNull()
    expect(restoDe(sent, edited, 'nova')).toMatchObject({
      chave: 'nova',
      texto: 'Fundação, lado norte',
      problema: { status: 409 },
    })
  })

  it('is not refused for what it said before', () => {
    expect(recusadoDe(sent, sent, problema)).toEqual({ ...sent, problema })
    expect(recusadoDe(sent, edited, problema)).toEqual(edited)
  })
})

describe('who does something alone', () => {
  it('keeps others from it until it is done, also when it fails', async () => {
    const letGo = await segurar('um')
    expect(await sozinho('um', async () => 'feito')).toBeNull()
    expect(await segurar('um')).toBeNull()
    expect(await sozinho('outro', async () => 'feito')).toBe('feito')
    letGo?.()
    await expect.poll(() => sozinho('um', async () => 'feito')).toBe('feito')
    await expect(sozinho('um', () => Promise.reject(new Error('caiu')))).rejects.toThrow('caiu')
    expect(await sozinho('um', async () => 'feito')).toBe('feito')
  })
})
