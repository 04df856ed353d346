import { describe, expect, it } from 'vitest'
import { cidade } from './cidade.ts'
import { cidadeOf, type Municipio, procurarMunicipios, readMunicipios } from './municipio.ts'
import { codigoOf, estadoOf, municipioNome } from './nomes.ts'
import { orgaoText } from './orgao.ts'
import { SEM_CIDADE } from './padrao.ts'
import { codigoTribunal, tribunalDoMunicipio } from './tribunais.ts'

describe('the court of a municipality', () => {
  const DO_RIO = [{ codigo: 'tce-rj' }, { codigo: 'tcm-rj', municipios: ['3304557'] }]
  it.each([
    ['its own', DO_RIO, '3304557', 'tcm-rj'],
    ['that of the others', DO_RIO, '3303302', 'tce-rj'],
    ['none, where no pack tells of one', [], '1200401', null],
    ['none, where those there are oversee others', DO_RIO.slice(1), '3303302', null],
  ])('is %s', (_, tribunais, ibge, court) => expect(tribunalDoMunicipio(tribunais, ibge)).toBe(court))

  it.each([
    [' TCE-MG ', 'tce-mg'],
    ['tcdf', 'tcdf'],
    ['tcm-ba', 'tcm-ba'],
    ['tc', null],
    ['stf', null],
    ['constructor', null],
    ['tce-mg\u0000', null],
  ])('%j is read as %j', (typed, code) => {
    const read = codigoTribunal.safeParse(typed)
    expect(read.success ? read.data : null).toBe(code)
  })
})

it('a city of which nothing is known is one', () => {
  expect(cidade.parse(SEM_CIDADE)).toEqual(SEM_CIDADE)
})

describe('looking for a municipality', () => {
  const all = readMunicipios(
    `# fonte: tabela
1200401;Rio Branco;AC;-9.97;-67.8;5
5107206;Rio Branco;MT;-15.2;-58.1;4
3172004;Visconde do Rio Branco;MG;-21;-42.8;3
2605459;Fernando de Noronha;PE;-3.8;-32.4;2
3518404;Guaratinguetá;SP;-22.8;-45.2;3
`,
    (uf) => `tce-${uf.toLowerCase()}`,
  )
  it.each([
    ['rio branco', ['1200401', '5107206', '3172004']],
    ['Rio Branco (MT)', ['5107206']],
    ['branco mg', ['3172004']],
    ['GUARATINGUETA', ['3518404']],
    ['2605459', ['2605459']],
    ['ranco', []],
    ['( )', []],
  ])('%j finds %j', (typed, found) =>
    expect(procurarMunicipios(all, typed).map(({ ibge }) => ibge)).toEqual(found),
  )

  it('offers no more than anyone reads', () => {
    const many = Array.from({ length: 90 }, (_, n) => ({ ...all[0], nome: `Rio ${n}` }) as Municipio)
    expect(procurarMunicipios(many, 'rio')).toHaveLength(20)
  })

  it('fills in what is known of it', () => {
    const [noronha] = procurarMunicipios(all, 'noronha')
    expect(noronha && cidadeOf(noronha)).toEqual({
      nome: 'Fernando de Noronha',
      uf: 'PE',
      ibge: '2605459',
      fuso: 'America/Noronha',
      tribunal: 'tce-pe',
      centro_latitude: -3.8,
      centro_longitude: -32.4,
    })
  })
})

describe('what a city is called', () => {
  it.each([
    ['Prefeitura Municipal', 'Tefé', 'Prefeitura Municipal de Tefé'],
    ['Prefeitura de Tefe', 'Tefé', 'Prefeitura de Tefe'],
    ['Prefeitura Municipal', null, 'Prefeitura Municipal'],
  ])('%j of %j: %j', (nome_orgao, nome, text) => expect(orgaoText({ nome_orgao, nome })).toBe(text))

  it('in open data follows from where it is', () => {
    const tefe = { nome: 'Tefé', uf: 'AM', ibge: '1304203' } as const
    expect([municipioNome(tefe), codigoOf(tefe), estadoOf(tefe)]).toEqual([
      'Município de Tefé',
      '1304203',
      { codigo: '13', nome: 'Estado do Amazonas' },
    ])
    const nobody = { nome: null, uf: null, ibge: null }
    expect([municipioNome(nobody), codigoOf(nobody), estadoOf(nobody)]).toEqual([
      'Município',
      '0000000',
      { codigo: '00', nome: 'Estado' },
    ])
  })
})
