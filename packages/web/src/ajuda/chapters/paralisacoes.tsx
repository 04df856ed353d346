import { MAX_DIAS_UTEIS } from '@paco/domain/paralisacoes/constantes'
import { AVISO_EVOLUCAO } from '@paco/domain/prazos/constantes'
import { SEM_EVOLUCAO } from '@paco/domain/projetos/paralisada'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const paralisar = (
  <Topic title="Paralisar e reiniciar">
    <ol>
      <li>
        Na aba <b>Execução</b> do projeto, em <b>Paralisações</b>, clique em <b>Paralisar obra</b>. Informe
        desde quando, o motivo, o responsável e, se houver, a previsão de reinício. O contrato em execução já
        vem escolhido quando é um só; escolha outro do projeto, ou nenhum.
      </li>
      <li>
        A obra passa a constar como <b>Paralisada</b> ao lado da situação: nas listas, no painel, no mapa, na
        ficha em PDF, nas planilhas e para quem consulta sem login. A página inicial diz quantas são, e a do
        contrato lista as suas. A situação calculada não muda.
      </li>
      <li>
        Quando a obra voltar, clique em <b>Reiniciar</b> e informe o dia. As etapas não concluídas andam os
        dias parados: a que está em andamento termina mais tarde, as não iniciadas se mudam inteiras. O prazo
        original fica como está, e a apostila é registrada junto (art. 115, § 5º, da Lei 14.133/2021).
      </li>
    </ol>
    <p>
      Cada obra tem uma paralisação aberta por vez. A lançada por engano, enquanto aberta, é excluída por um
      administrador; a encerrada fica, com o seu contrato, porque moveu o cronograma e a vigência.
    </p>
  </Topic>
)

const avisar = (
  <Topic title="Aviso e placa">
    <p>
      Depois de um mês, a lei pede um aviso no site e uma placa na obra, com motivo, responsável e previsão de
      reinício (art. 115, § 6º). <b>Aviso e placa</b> traz os dois textos para copiar e em PDF para imprimir.
      Publicados, informe as datas em <b>Editar</b>, e o alerta se apaga.
    </p>
    <p>
      O sistema alerta ainda de três meses parados e de {MAX_DIAS_UTEIS} dias úteis somados: a contratada pode
      então pedir a extinção do contrato (art. 137, § 2º).
    </p>
  </Topic>
)

const evolucao = (
  <Topic title="Obra sem evolução">
    <p>
      A marca <b>{SEM_EVOLUCAO.label}</b> aparece em obra que ninguém paralisou, mas que não anda.{' '}
      {SEM_EVOLUCAO.rule} As listas e o mapa têm os filtros <b>Obra</b> e <b>Evolução</b>, e as planilhas a
      coluna <b>Sem evolução</b>.
    </p>
    <p>
      Em <b>Prazos</b> ela consta {AVISO_EVOLUCAO} dias antes e até que avance. Não se marca como cumprida:
      atualize o andamento da obra ou, se ela parou, registre a paralisação.
    </p>
  </Topic>
)

export const paralisacoes: Chapter = {
  id: 'paralisacoes',
  lead: 'Desde quando a obra parou, por quê, quem responde, e o que a lei pede que se diga.',
  who: 'Consultam: todos. Paralisam, alteram e reiniciam: a secretaria do projeto e os administradores. Excluem o que foi lançado por engano: os administradores.',
  body: (
    <>
      {paralisar}
      {avisar}
      {evolucao}
    </>
  ),
}
