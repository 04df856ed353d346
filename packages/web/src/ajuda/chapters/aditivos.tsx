import { LIMITE } from '@paco/domain/aditivos/limite'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const pedir = (
  <Topic title="Pedir">
    <ol>
      <li>
        No painel do projeto, clique em <b>Solicitar Aditivo</b>.
      </li>
      <li>
        Escolha <b>Valor</b> ou <b>Prazo</b>.
      </li>
      <li>
        De valor: escolha o orçamento que paga, informe o <b>Valor do acréscimo</b> e justifique. O saldo do
        orçamento aparece abaixo.
      </li>
      <li>De prazo: informe os dias e a etapa. As etapas seguintes andam junto.</li>
      <li>
        Confira o efeito mostrado e clique em <b>Enviar solicitação</b>.
      </li>
    </ol>
    <p>
      <b>Solicitações de Aditivo</b>, no painel do projeto, guarda todos os pedidos e as decisões.
    </p>
    <Figure name="aditivo-pedir" />
  </Topic>
)

const decidir = (
  <Topic title="Decidir">
    <ol>
      <li>
        Abra <b>Aditivos</b>, no menu, para ver os pendentes; ou, no painel do projeto,{' '}
        <b>Abrir Auditoria de Aditivos</b>.
      </li>
      <li>
        Clique em <b>Decidir</b>, leia o efeito e escolha <b>Aprovado</b> ou <b>Rejeitado</b>.
      </li>
      <li>
        Clique em <b>Aprovar</b> ou <b>Rejeitar</b>. Rejeitar exige justificativa.
      </li>
    </ol>
    <p>
      A decisão é definitiva. Aprovado, o aditivo muda o projeto na hora: soma ao valor, ou adia o fim da
      etapa e das seguintes. O valor e as datas de antes continuam à vista como originais.
    </p>
    <Figure name="aditivo-decidir" />
  </Topic>
)

const limite = (
  <Topic title={`O limite de ${LIMITE}%`}>
    <p>
      A lei (art. 125 da Lei 14.133/2021) limita os acréscimos a {LIMITE}% do valor original. A régua{' '}
      <b>Aditivos de valor</b> mostra o aprovado, o pendente e o limite. O sistema não impede passar dele:
      avisa quem pede e quem decide, e a aprovação passa a exigir justificativa.
    </p>
  </Topic>
)

const congelada = (
  <Topic title="A linha de base congelada">
    <p>
      O valor e as datas de fim das etapas são a base da régua. Eles ficam congelados quando o primeiro
      aditivo de valor é pedido, ou quando a etapa 4 é concluída, o que vier antes, e assim permanecem mesmo
      que o pedido seja rejeitado ou a etapa reaberta. Daí em diante só mudam por aditivo; datas de fim ainda
      vazias podem ser preenchidas.
    </p>
    <p>
      Um administrador pode corrigir um erro de cadastro, com o <b>Motivo da correção</b>. Quem corrigiu,
      quando, de quanto para quanto e por quê aparece ao lado da régua, também para o auditor que decide.
    </p>
  </Topic>
)

export const aditivos: Chapter = {
  id: 'aditivos',
  title: 'Aditivos',
  lead: 'O aditivo muda o valor ou o prazo de um projeto já contratado. Alguém pede, um auditor decide.',
  who: 'Pedem: a secretaria do projeto e os administradores. Decidem: os auditores, nunca o próprio pedido. A secretaria lê os dos seus projetos; auditores e administradores, todos.',
  body: (
    <>
      {pedir}
      {decidir}
      {limite}
      {congelada}
    </>
  ),
}
