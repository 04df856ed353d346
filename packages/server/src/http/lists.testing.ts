import { randomUUID } from 'node:crypto'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import type { TestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { ponte, signedBody } from '../contratos/contratos.testing.ts'
import { bodyOf, inDays } from '../convenios/convenios.testing.ts'
import { cameraPicture, diarioForm } from '../diario/diario.testing.ts'
import { custeio } from '../emendas/emendas.testing.ts'
import { importing, livro } from '../importacoes/importacoes.testing.ts'
import { insertPlanilha } from '../medicoes/medicoes.testing.ts'
import { publishPlanos } from '../pca/pca.testing.ts'

const PLANO = {
  justificativa: 'Reposição',
  expectativa_consumo_anual: 10,
  valor_preliminar: 100,
  data_pretendida: inDays(10),
}

/** A city with at least two of everything that is listed, and the admin who reads it. */
export async function fillLists(test: TestApp) {
  const bench = await openBench(test)
  const { call, admin } = bench
  const post = async (url: string, payload: object): Promise<number> =>
    (await call(admin, 'POST', url, payload)).json().id

  await bench.newLancamento({ ficha: '9', valor: 5 })
  await post('/api/emendas', { ...custeio, valor_empenhado: 3, valor_liquidado: 2, valor_pago: 1 })
  await post('/api/emendas', { ...custeio, ano: 2025, autor: 'Bancada', objeto: 'Água', esfera: 'estadual' })
  const projeto = await bench.newProjeto({
    nomeprojeto: 'Ponte',
    situacaoetapa1: 'Em andamento',
    natureza: 'obra',
  })
  const outro = await bench.newProjeto({
    nomeprojeto: 'Água limpa',
    id_secretaria: 17,
    valor: 7,
    natureza: 'obra',
  })
  for (const [id_projeto, latitude] of [
    [projeto, -22.8],
    [outro, -22.9],
  ]) {
    await post('/api/coordenadas', { id_projeto, latitude, longitude: -45.2 })
  }
  const parcelas = [
    { mes: 1, valor: 10 },
    { mes: 2, valor: 20 },
  ]
  const servico = await post('/api/servicos', {
    projeto_id: projeto,
    descricao: 'Fundação',
    valor_total: 90,
    parcelas,
  })
  await post('/api/servicos', { projeto_id: projeto, descricao: 'Acabamento', valor_total: 10 })
  const terms = { processo: '77/2026', pncp_numero: 'PNCP-1', fiscal_titular: 'Ana', gestor: 'Bento' }
  for (const [codigo, descricao] of [
    ['0030', 'Mobilidade e vias'],
    ['0040', 'Cidade que drena'],
  ]) {
    await post('/api/opcoes', { lista: 'programa', codigo, descricao, grupo: 'PPA' })
  }
  await post('/api/contratos', { ...ponte, ...signedBody, ...terms })
  await post('/api/contratos', { ...ponte, numero: '46', empresa: 'Água Boa Ltda.', objeto: 'Adutora' })
  for (const [numero, empresa, fim] of [
    ['47', 'Calçadas Ltda.', '2026-03-31'],
    ['48', 'Drenagem Ltda.', '2026-04-30'],
  ]) {
    const id_contrato = await post('/api/contratos', { ...ponte, ...signedBody, numero, empresa })
    await insertPlanilha(test.database.pool, id_contrato, admin.id)
    await post('/api/medicoes', { id_contrato, inicio: '2026-03-10', fim })
  }
  for (const id_projeto of [projeto, outro]) {
    await post('/api/vinculos', { id_projeto, tipo: 'orcamento', id_alvo: bench.line, valor: id_projeto })
  }
  for (const [id_projeto, responsavel] of [
    [projeto, 'Obras'],
    [outro, 'Água limpa'],
  ]) {
    await post('/api/paralisacoes', { id_projeto, motivo: 'chuvas', responsavel, inicio: inDays(-1) })
  }
  for (const [dia, texto] of [
    [inDays(-2), 'Fundação'],
    [inDays(-1), 'Água no canteiro'],
  ]) {
    const fields = { chave: randomUUID(), id_projeto: projeto, tipo: 'foto', dia, texto }
    const { headers, payload } = diarioForm(fields, await cameraPicture())
    const sent = { ...admin.headers, ...headers }
    await test.app.inject({ method: 'POST', url: '/api/diario', headers: sent, payload })
  }
  await bench.ask(bench.prazoRequest(projeto))
  await bench.ask(bench.valorRequest(projeto))
  for (const [objeto, prioridade] of [
    ['Papel', 'Alta'],
    ['Cadeiras', 'Baixa'],
  ]) {
    await post('/api/addpca', { ...PLANO, requisitante: 'Educação', objeto, prioridade })
  }
  await publishPlanos(test.database)
  for (const [Bairro, Valor] of [
    ['Centro', 1],
    ['Pedregulho', 2],
  ]) {
    await post('/api/addprojetobairro', {
      Bairro,
      Zona: 'Norte',
      Descricao: 'Poda',
      Tipo: 'Obra',
      Fonte: '01',
      Valor,
    })
  }
  for (const nomeprojeto of ['Coreto', 'Passarela']) {
    await call(admin, 'DELETE', `/api/delete/${await bench.newProjeto({ nomeprojeto })}`)
  }
  for (const [registro_id, codigo, numero] of [
    [projeto, 'publicacao', '10'],
    [outro, 'extrato-pncp', '9'],
  ] as const) {
    const conferido = {
      link: 'https://pncp.gov.br/1',
      link_conferido_em: inDays(-1),
      data_documento: inDays(-registro_id),
    }
    await post('/api/documentos', {
      entidade: 'projetos',
      registro_id,
      codigo,
      numero,
      titulo: codigo,
      ...conferido,
    })
  }
  for (const familia of FAMILIAS) {
    for (const name of ['Recape', 'Escola']) {
      const id_convenio = await post(`/api/convenios${familia.key}`, bodyOf(familia, name))
      const received = { data: inDays(-id_convenio), valor: id_convenio, parcela: `${id_convenio}ª` }
      await post('/api/repasses', { familia: familia.key, id_convenio, ...received, observacao: name })
    }
  }
  for (const inicio of ['2020-04-01', '2020-05-01']) {
    await post('/api/remessas', { tribunal: 'tce-sp', inicio, fim: '2020-09-30' })
  }
  const imports = importing(test, admin)
  const sheet = (name: string) =>
    livro([
      ['Secretaria', 'Nome do projeto'],
      ['Obras', name],
      ['Saúde', `${name} 2`],
    ])
  await imports.received('processos', await sheet('Alameda'))
  const { id: importacao } = await imports.received(
    'relacao-processos',
    await sheet('Boulevard'),
    'vias.xlsx',
  )
  return { call, admin, projeto, servico, importacao }
}
