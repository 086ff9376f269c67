// React 19.3 has ViewTransition; its types still count it among the experiments.
import type {} from "react/experimental";
