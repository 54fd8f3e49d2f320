/* eslint-disable @typescript-eslint/no-unused-vars -- the type parameters have to be repeated as they are */
import 'react';

// The declarative attributes of WebMCP (webmachinelearning.github.io/webmcp). A browser's assistant can use a form that has
// them as a tool. `toolautosubmit` is left out, so that a person checks and sends what the assistant filled in.
declare module 'react' {
  interface FormHTMLAttributes<T> {
    /** The name of the tool, unique in its page. */
    toolname?: string;
    /** What it does, in a sentence. */
    tooldescription?: string;
  }
  interface InputHTMLAttributes<T> {
    /** What belongs in the field, if its label does not say it all. */
    toolparamdescription?: string;
  }
  interface SelectHTMLAttributes<T> {
    toolparamdescription?: string;
  }
  interface TextareaHTMLAttributes<T> {
    toolparamdescription?: string;
  }
}
