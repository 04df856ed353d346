import type { Day } from '@paco/domain/shared/days'
import type { Db } from '../db/database.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { OperatorError } from '../operator-error.ts'
import { noteStanding } from '../paralisacoes/queries.ts'
import { holdFilling, readDemoMark, writeDemoMark } from '../sistema/queries.ts'
import { countUsuarios } from '../usuarios/queries.ts'
import { fillAditivos } from './aditivos.ts'
import { fillAditivosDaLei } from './aditivos-da-lei.ts'
import { fillBairros } from './bairros.ts'
import { fillContratos } from './contratos.ts'
import { fillConvenios } from './convenios.ts'
import { fillDeclaracoes } from './declaracoes.ts'
import { fillDiario } from './diario.ts'
import { fillDocumentos } from './documentos.ts'
import { fillEmendas } from './emendas.ts'
import { fillLixeira } from './lixeira.ts'
import { fillMapa } from './mapa.ts'
import { fillMedicoes } from './medicoes.ts'
import { fillOrcamento } from './orcamento.ts'
import { fillParalisacoes } from './paralisacoes.ts'
import { fillPca } from './pca.ts'
import { fillPlanos } from './pca-planos.ts'
import { fillPrazos } from './prazos.ts'
import { fillProjetos } from './projetos.ts'
import { signAs, tellAtOnce } from './saves-queries.ts'
import { fillSecretarias } from './secretarias.ts'
import { fillServicos } from './servicos.ts'
import { fillTermos } from './termos.ts'
import { fillUsuarios } from './usuarios.ts'
import { fillVinculos } from './vinculos.ts'

/** Fills an empty database with the demo city as it is on that day; finds it filled on the next start; touches nothing else's data. */
export async function fillDemo(db: Db, today: Day): Promise<void> {
  await transact(db, SYSTEM, async (trx) => {
    await holdFilling(trx)
    if (await readDemoMark(trx)) return
    if ((await countUsuarios(trx)) > 0) {
      throw new OperatorError(
        'A demonstração só começa em um banco vazio, e este já tem dados. Escolha outra pasta em DATA_DIR.',
      )
    }
    await tellAtOnce(trx)
    await fillSecretarias(trx)
    const pessoas = await fillUsuarios(trx)
    const { admin } = pessoas
    await signAs(trx, admin)
    await fillOrcamento(trx, admin, today)
    const projetos = await fillProjetos(trx, admin, today)
    await fillServicos(trx, admin, projetos)
    await fillContratos(trx, pessoas, projetos, today)
    await fillAditivos(trx, pessoas, projetos, today)
    await fillAditivosDaLei(trx, pessoas, projetos, today)
    await fillParalisacoes(trx, admin, projetos, today)
    await signAs(trx, admin)
    await fillMapa(trx, projetos)
    await fillMedicoes(trx, pessoas, today)
    await noteStanding(trx, today)
    await fillConvenios(trx, today)
    await fillPca(trx, today)
    await fillBairros(trx)
    await fillVinculos(trx, admin, projetos)
    await fillPlanos(trx, pessoas, today)
    await signAs(trx, admin)
    await fillEmendas(trx, admin, projetos, today)
    await fillDiario(trx, pessoas, today)
    await fillDocumentos(trx, pessoas, today)
    await fillTermos(trx, pessoas, today)
    await signAs(trx, admin)
    await fillDeclaracoes(trx, admin, today)
    await fillPrazos(trx, pessoas, today)
    await fillLixeira(trx, admin, today)
    await writeDemoMark(trx)
  })
}
