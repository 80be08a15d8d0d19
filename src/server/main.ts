// Units and images of earlier releases start the shop by this name.
import './app/main.ts'
